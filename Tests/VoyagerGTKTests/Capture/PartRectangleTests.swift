import Testing
import VoyagerCore

@testable import VoyagerGTK

@Suite
struct PartRectangleTests {
  @Test("A part is drawn in any direction and never leaves the view")
  func drags() {
    var rectangle = PartRectangle(width: 800, height: 400)
    #expect(rectangle.part == PagePart(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    rectangle.begin(x: 200, y: 100)
    #expect(rectangle.part == nil, "A click alone chooses nothing.")
    rectangle.drag(x: 400, y: 200)
    #expect(rectangle.part == PagePart(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    rectangle.drag(x: -900, y: -900)
    #expect(rectangle.part == PagePart(x: 0, y: 0, width: 0.25, height: 0.25))
  }

  @Test("Keys move it and change its size, within the view")
  func steps() {
    var rectangle = PartRectangle(width: 100, height: 100)
    for _ in 1...20 { rectangle.move(.right) }
    #expect((rectangle.x, rectangle.width) == (50, 50))
    for _ in 1...20 { rectangle.move(.left) }
    for _ in 1...20 { rectangle.grow(.right) }
    for _ in 1...20 { rectangle.grow(.up) }
    #expect((rectangle.x, rectangle.width, rectangle.height) == (0, 100, 8))
  }
}
