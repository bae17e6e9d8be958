extension AccessibleTree {
  /// Where an object is on the screen.
  func screenFrame(of element: AccessibleElement) async throws -> ScreenRectangle {
    let window = try await element.window()
    let outer = try await xWindow(of: window).frame()
    let inner = try await bus.frame(of: window)
    // Without a compositor GTK draws a border to resize the window with, which isn't part of its content.
    let border = ScreenPoint(x: (outer.width - inner.width) / 2, y: (outer.height - inner.height) / 2)
    return try await element.frame().moved(
      by: ScreenPoint(x: outer.x + border.x, y: outer.y + border.y))
  }

  /// The X window of an accessible window: the same title and, among several, nearly the same size.
  func xWindow(of window: AccessibleReference) async throws -> XWindow {
    try await Poll.until("an X window of \(window.path)") {
      let title = try await bus.name(of: window)
      let size = try await bus.frame(of: window)
      var titled: [XWindow] = []
      for candidate in try await XWindow.all(of: process)
      where (try? await candidate.title()) == title {
        titled.append(candidate)
      }
      guard titled.count > 1 else {
        return titled.first
      }
      for candidate in titled {
        if let frame = try? await candidate.frame(),
          (0...Self.widestBorder).contains(frame.width - size.width),
          (0...Self.widestBorder).contains(frame.height - size.height)
        {
          return candidate
        }
      }
      return nil
    }
  }

  private static let widestBorder = 20
}
