import Foundation

/// A colour that a page shows and the program itself nowhere does.
struct ScreenColor: Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  static let green = ScreenColor(red: 0, green: 255, blue: 0)
  static let magenta = ScreenColor(red: 255, green: 0, blue: 255)

  /// A square of this colour, as PNG.
  static let greenIcon =
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAJklEQVR42u3NsQkAAAjAsP7/tF7hIASyp6ZbAoFAIBAIBAKB4EuwNof8Lqbpz1cA\
        AAAASUVORK5CYII=
        """) ?? Data()

  /// How many pixels of the screen have it, nearly.
  func count() async throws -> Int {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).rgb")
    defer { try? FileManager.default.removeItem(at: file) }
    try await Command.run("import", ["-silent", "-window", "root", "-depth", "8", "rgb:\(file.path)"])
    let bytes = [UInt8](try Data(contentsOf: file))
    return stride(from: 0, to: bytes.count - 2, by: 3).count { start in
      zip(bytes[start..<start + 3], [red, green, blue]).allSatisfy { abs(Int($0) - Int($1)) < 24 }
    }
  }
}
