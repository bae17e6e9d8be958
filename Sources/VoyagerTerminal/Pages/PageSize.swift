/// The size of a page that nobody sees, in pixels.
public struct PageSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  static let standard = PageSize(width: 1280, height: 800)
  /// More is drawn by no display.
  static let widths = 100...8000
}
