/// The size of a window in the desktop's own pixels, as it is when nothing fills the screen with it.
public struct WindowGeometry: Hashable, Sendable {
  public var width: Int
  public var height: Int
  public var isMaximized: Bool

  private static let most = 32_767

  public init(width: Int, height: Int, isMaximized: Bool = false) {
    // A file may say anything, and no screen is larger.
    self.width = min(max(1, width), Self.most)
    self.height = min(max(1, height), Self.most)
    self.isMaximized = isMaximized
  }
}
