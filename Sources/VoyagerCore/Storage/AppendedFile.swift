import Foundation

/// A private file that only grows, a line at a time.
struct AppendedFile: Hashable, Sendable {
  let url: URL

  init(_ url: URL) {
    self.url = url
  }

  /// Adds a line in one step, and waits for the disk.
  ///
  /// - Parameters:
  ///   - line: With its end.
  ///   - limit: A file that would become larger is moved away first.
  ///   - older: Where to; what is there goes.
  func append(_ line: Data, limit: Int, older: URL) throws(StoreProblem) {
    var descriptor = try open()
    defer { close(descriptor) }
    var size = try size(of: descriptor)
    if size > 0, size + line.count > limit {
      guard rename(url.path, older.path) == 0 else { throw .unwritable(SystemFailure().words) }
      close(descriptor)
      descriptor = -1
      descriptor = try open()
      size = 0
    }
    // The line before may have been cut off by a full disk or a killed process.
    let isCut = size > 0 && !endsWithLine(descriptor, size)
    let bytes = isCut ? Data([UInt8(ascii: "\n")]) + line : line
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count == bytes.count, fdatasync(descriptor) == 0 else { throw .unwritable(SystemFailure().words) }
  }

  private func open() throws(StoreProblem) -> Int32 {
    // Without O_NONBLOCK, a pipe in the file's place would hold up everything.
    let descriptor = Glibc.open(url.path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw .unwritable(SystemFailure().words) }
    return descriptor
  }

  private func size(of descriptor: Int32) throws(StoreProblem) -> Int {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw .unwritable(SystemFailure().words) }
    guard information.st_mode & S_IFMT == S_IFREG else { throw .unwritable("it is not a regular file") }
    return Int(information.st_size)
  }

  private func endsWithLine(_ descriptor: Int32, _ size: Int) -> Bool {
    var last: UInt8 = 0
    return pread(descriptor, &last, 1, off_t(size - 1)) == 1 && last == UInt8(ascii: "\n")
  }
}
