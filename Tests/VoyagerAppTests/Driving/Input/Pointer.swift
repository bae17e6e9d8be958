/// Real movements and presses of the pointer (XTEST), in pixels of the screen.
enum Pointer {
  static func move(to point: ScreenPoint) async throws {
    try await Command.run("xdotool", ["mousemove"] + words(point))
  }

  static func click(
    at point: ScreenPoint, _ button: PointerButton = .primary, count: Int = 1,
    holding modifiers: [String] = []
  ) async throws {
    let down = modifiers.flatMap { ["keydown", $0] }
    let up = modifiers.flatMap { ["keyup", $0] }
    let click = ["click", "--repeat", "\(count)", "--delay", "40", "\(button.rawValue)"]
    try await Command.run("xdotool", ["mousemove"] + words(point) + down + click + up)
  }

  /// Drags in small steps, because a toolkit starts a drag only after some movement, and looks for
  /// the place to drop only while the pointer moves.
  static func drag(from start: ScreenPoint, to end: ScreenPoint) async throws {
    let steps = 20
    let path = (1...steps).flatMap { step in
      let point = ScreenPoint(
        x: start.x + (end.x - start.x) * step / steps, y: start.y + (end.y - start.y) * step / steps)
      return ["mousemove"] + words(point) + ["sleep", "0.02"]
    }
    try await Command.run(
      "xdotool",
      ["mousemove"] + words(start) + ["mousedown", "1", "sleep", "0.1"] + path
        + ["mousemove"] + words(ScreenPoint(x: end.x + 1, y: end.y)) + ["sleep", "0.2", "mouseup", "1"])
  }

  private static func words(_ point: ScreenPoint) -> [String] {
    ["\(point.x)", "\(point.y)"]
  }
}
