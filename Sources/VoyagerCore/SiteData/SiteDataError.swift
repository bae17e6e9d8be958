/// Site data could not be listed or cleared, in the engine's words.
public struct SiteDataError: Error, Hashable, Sendable {
  public var message: String

  public init(message: String) {
    self.message = message
  }
}
