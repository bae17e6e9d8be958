/// A rectangle in whole pixels.
struct ScreenRectangle: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var center: ScreenPoint {
    ScreenPoint(x: x + width / 2, y: y + height / 2)
  }

  func moved(by offset: ScreenPoint) -> ScreenRectangle {
    ScreenRectangle(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }
}
