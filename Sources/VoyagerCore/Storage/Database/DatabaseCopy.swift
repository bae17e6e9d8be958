import Foundation

/// A private copy of a database and its journals, gone with this value.
final class DatabaseCopy {
  private static let name = "copy.sqlite"
  private static let journals = ["-wal", "-journal"]
  private static let tries = 5

  private let folder: URL

  var file: URL { folder.appendingPathComponent(Self.name) }

  /// - Parameter folder: Where the copy may lie for a while. Default: the system's folder for that.
  init(
    of original: URL, in folder: URL = FileManager.default.temporaryDirectory
  ) throws(StoreProblem) {
    guard try DatabaseHeader.read(original) != nil else { throw .unreadable("the file is gone or empty") }
    self.folder = folder.appendingPathComponent("voyager-\(UUID().uuidString)", isDirectory: true)
    try PrivateFolder(self.folder).make()
    for _ in 0..<Self.tries {
      let before = Self.state(of: original)
      try copy(original)
      // A copy of a file that moved on meanwhile holds parts of two times.
      if before == Self.state(of: original) { return }
    }
    throw .unreadable("another program is writing to it")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func copy(_ original: URL) throws(StoreProblem) {
    for ending in [""] + Self.journals {
      let target = URL(fileURLWithPath: file.path + ending)
      unlink(target.path)
      let source = URL(fileURLWithPath: original.path + ending)
      guard ending.isEmpty || access(source.path, F_OK) == 0 else { continue }
      do {
        try FileManager.default.copyItem(at: source, to: target)
      } catch {
        throw .unreadable("it can't be copied")
      }
      chmod(target.path, 0o600)
    }
  }

  /// Sizes and times, which change with each writing.
  private static func state(of original: URL) -> [Int] {
    ([""] + journals).flatMap { ending in
      var information = stat()
      guard stat(original.path + ending, &information) == 0 else { return [0, 0, 0] }
      return [
        Int(information.st_size), Int(information.st_mtim.tv_sec), Int(information.st_mtim.tv_nsec),
      ]
    }
  }
}
