import Foundation

/// Real presses of the pointer and of keys (XTEST), so that a page takes them for a person's.
///
/// Places are counted from the upper left of the stage's window, wherever a window manager put it.
enum Pointer {
  /// The title of the window that a stage shows.
  static let windowTitle = "voyager-stage"

  static func click(x: Int, y: Int, button: Int = 1) async throws {
    try await run(place(x, y) + ["click", "\(button)"])
  }

  static func move(x: Int, y: Int) async throws {
    try await run(place(x, y))
  }

  static func key(_ name: String) async throws {
    try await run(["key", name])
  }

  private static func place(_ x: Int, _ y: Int) -> [String] {
    let window = ["search", "--sync", "--onlyvisible", "--name", windowTitle]
    return window + ["mousemove", "--window", "%1", "\(x)", "\(y)"]
  }

  private static func run(_ words: [String]) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdotool"] + words
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        done.resume(throwing: error)
      }
    }
  }
}
