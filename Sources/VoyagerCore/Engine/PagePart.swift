/// A part of what is seen of a page, from 0 to 1 in each direction.
public struct PagePart: Hashable, Sendable {
  public let x: Double
  public let y: Double
  public let width: Double
  public let height: Double

  /// What of it lies within the view, or `nil` where nothing does.
  public init?(x: Double, y: Double, width: Double, height: Double) {
    let left = min(max(x, 0), 1)
    let top = min(max(y, 0), 1)
    let right = min(max(x + width, 0), 1)
    let bottom = min(max(y + height, 0), 1)
    guard right > left, bottom > top else {
      return nil
    }
    self.x = left
    self.y = top
    self.width = right - left
    self.height = bottom - top
  }
}
