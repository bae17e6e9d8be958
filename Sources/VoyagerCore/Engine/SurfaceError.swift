/// Something asked of a surface could not be done, in the engine's words.
public struct SurfaceError: Error, Hashable, Sendable {
  public var message: String

  public init(message: String) {
    self.message = message
  }
}
