import Foundation

/// A window as the X server and the window manager know it.
struct XWindow: Hashable, Sendable {
  let identifier: String

  /// The visible windows of a process, in no useful order.
  static func all(of process: pid_t) async throws -> [XWindow] {
    let answer = try? await Command.run(
      "xdotool", ["search", "--all", "--onlyvisible", "--pid", "\(process)", "--name", ".*"])
    return (answer ?? "").split(separator: "\n").map { XWindow(identifier: String($0)) }
  }

  static func active() async -> XWindow? {
    (try? await Command.run("xdotool", ["getactivewindow"])).map(XWindow.init)
  }

  func title() async throws -> String {
    try await Command.run("xdotool", ["getwindowname", identifier])
  }

  /// Where its content is on the screen, without the window manager's frame and without a shadow.
  func frame() async throws -> ScreenRectangle {
    let lines = try await Command.run("xwininfo", ["-id", identifier]).split(separator: "\n")
    func number(after label: String) -> Int {
      lines.first { $0.contains(label) }?.split(separator: " ").last.flatMap { Int($0) } ?? 0
    }
    let outer = ScreenRectangle(
      x: number(after: "Absolute upper-left X:"), y: number(after: "Absolute upper-left Y:"),
      width: number(after: "Width:"), height: number(after: "Height:"))
    let shadow = try await shadowWidths()
    return ScreenRectangle(
      x: outer.x + shadow.left, y: outer.y + shadow.top,
      width: outer.width - shadow.left - shadow.right,
      height: outer.height - shadow.top - shadow.bottom)
  }

  /// Puts it in front and waits until it has the keyboard.
  func activate() async throws {
    try await Command.run("xdotool", ["windowactivate", identifier])
    try await Poll.untilTrue("window \(identifier) being active") {
      await XWindow.active() == self
    }
  }

  /// Hides it, as its minimise button does.
  func minimize() async throws {
    try await Command.run("xdotool", ["windowminimize", identifier])
    try await Poll.untilTrue("window \(identifier) being hidden") {
      await XWindow.active() != self
    }
  }

  func move(to point: ScreenPoint) async throws {
    try await Command.run("xdotool", ["windowmove", identifier, "\(point.x)", "\(point.y)"])
    try await Poll.untilTrue("window \(identifier) being at \(point)") {
      let frame = try await frame()
      return frame.x == point.x && frame.y == point.y
    }
  }

  func resize(width: Int, height: Int) async throws {
    try await Command.run("xdotool", ["windowsize", identifier, "\(width)", "\(height)"])
    try await Poll.untilTrue("window \(identifier) being \(width)×\(height)") {
      let frame = try await frame()
      return frame.width == width && frame.height == height
    }
  }

  /// Asks the program to close it, by the window manager's key.
  func requestClose() async throws {
    try await activate()
    try await Keyboard.press("alt+F4")
  }

  private func shadowWidths() async throws -> (left: Int, right: Int, top: Int, bottom: Int) {
    let line = try await Command.run("xprop", ["-id", identifier, "_GTK_FRAME_EXTENTS"])
    let numbers = line.split(whereSeparator: { " =,".contains($0) }).compactMap { Int($0) }
    guard numbers.count == 4 else {
      return (0, 0, 0, 0)
    }
    return (numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
