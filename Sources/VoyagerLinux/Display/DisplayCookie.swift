import Foundation

/// The secret that lets this process, and no other person on this machine, onto its display.
struct DisplayCookie {
  private static let method = "MIT-MAGIC-COOKIE-1"
  /// Stands for every host and every display.
  private static let anywhere: [UInt8] = [0xFF, 0xFF, 0, 0, 0, 0]

  let file: URL

  init() throws(PrivateDisplay.Failure) {
    file = URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)
      .appendingPathComponent("voyager-display-\(UUID().uuidString)")
    let secret = (0..<16).map { _ in UInt8.random(in: .min ... .max) }
    let bytes = Self.anywhere + Self.counted(Array(Self.method.utf8)) + Self.counted(secret)
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .broken(String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    guard write(descriptor, bytes, bytes.count) == bytes.count else {
      throw .broken(String(cString: strerror(errno)))
    }
  }

  func remove() {
    unlink(file.path)
  }

  private static func counted(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)] + bytes
  }
}
