import GTK
import Testing

@MainActor
@Suite("Focus", .serialized)
struct FocusTests {
  init() throws {
    try #require(Display.open(), "these tests need a display")
  }

  @Test("The focus goes around inside a widget, both ways, and never leaves it")
  func goesAround() {
    let outside = Button(label: "Outside")
    let buttons = ["One", "Two", "Three"].map(Button.init(label:))
    let inside = Box(.horizontal, [Box(.vertical, Array(buttons[0...1])), buttons[2]])
    let window = Window()
    window.child = Box(.vertical, [outside, inside])
    window.present()
    defer { window.destroy() }

    buttons[0].grabFocus()
    var visited: [Widget?] = []
    for direction in [FocusDirection.forward, .forward, .forward, .backward, .backward] {
      inside.moveFocusInside(direction)
      visited.append(window.focusedWidget)
    }
    #expect(visited == [buttons[1], buttons[2], buttons[0], buttons[2], buttons[1]])
  }
}
