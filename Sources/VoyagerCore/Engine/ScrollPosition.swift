/// How far a page is scrolled, in its own pixels.
public struct ScrollPosition: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
