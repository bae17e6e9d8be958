/// The size of a window in the desktop's own pixels, as it is when nothing fills the screen with it.
public struct WindowGeometry: Hashable, Sendable {
  public var width: Int
  public var height: Int
  public var isMaximized: Bool

  public init(width: Int, height: Int, isMaximized: Bool = false) {
    self.width = width
    self.height = height
    self.isMaximized = isMaximized
  }
}
