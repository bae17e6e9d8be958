/// What a page asked for when it opened another page.
public struct WindowFeatures: Hashable, Sendable {
  /// Whether it asked for a window of its own rather than a tab.
  public var isPopup: Bool
  /// The size it asked for in pixels, if any.
  public var width: Int?
  public var height: Int?

  public init(isPopup: Bool = false, width: Int? = nil, height: Int? = nil) {
    self.isPopup = isPopup
    self.width = width
    self.height = height
  }
}
