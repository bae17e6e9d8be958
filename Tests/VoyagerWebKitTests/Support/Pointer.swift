import Foundation

/// Real presses of the pointer and of keys (XTEST), so that a page takes them for a person's.
enum Pointer {
  static func click(x: Int, y: Int, button: Int = 1) async throws {
    try await run(["mousemove", "\(x)", "\(y)", "click", "\(button)"])
  }

  static func move(x: Int, y: Int) async throws {
    try await run(["mousemove", "\(x)", "\(y)"])
  }

  static func key(_ name: String) async throws {
    try await run(["key", name])
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
