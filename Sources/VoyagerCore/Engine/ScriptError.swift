/// A script in a page failed, in the engine's words.
public struct ScriptError: Error, Hashable, Sendable {
  public var message: String

  public init(message: String) {
    self.message = message
  }
}
