import Foundation

/// A folder of one test's own, gone when the test lets go of it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "voyager-test-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String) -> URL {
    url.appendingPathComponent(name, isDirectory: false)
  }

  /// Whether any file holds the text.
  func holds(_ text: String) throws -> Bool {
    try FileManager.default.contentsOfDirectory(atPath: url.path).contains { name in
      try Data(contentsOf: file(name)).range(of: Data(text.utf8)) != nil
    }
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    try Data(text.utf8).write(to: file(name))
    return file(name)
  }
}
