import Foundation

/// One small private file that is replaced as a whole or not at all, even when the power fails.
struct AtomicFile: Hashable, Sendable {
  /// More than any file that people edit by hand; a larger one is not ours.
  static let sizeLimit = 16 << 20

  let url: URL

  /// - Returns: The bytes, or `nil` if there is no file.
  func contents() throws(StoreProblem) -> Data? {
    var information = stat()
    guard lstat(url.path, &information) == 0 else {
      let failure = SystemFailure()
      guard failure.code != ENOENT else { return nil }
      throw .unreadable(failure.words)
    }
    // Without O_NONBLOCK, a pipe in the file's place would hold up the start.
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let failure = SystemFailure()
      throw .unreadable(failure.code == ENOENT ? "its link leads nowhere" : failure.words)
    }
    defer { close(descriptor) }
    guard fstat(descriptor, &information) == 0 else { throw .unreadable(SystemFailure().words) }
    switch information.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .unreadable("a folder is in its place")
    default: throw .unreadable("it is not a regular file")
    }
    return try bytes(of: descriptor)
  }

  func replace(with bytes: Data) throws(StoreProblem) {
    try PrivateFolder(url.deletingLastPathComponent()).make()
    // A person may keep the file elsewhere and link to it; the link stays.
    let target = url.resolvingSymlinksInPath()
    let temporary = try TemporaryFile(for: target)
    try temporary.write(bytes)
    try temporary.replace(target)
    try synchronize(target.deletingLastPathComponent())
  }

  /// Removes what a save left behind that was killed before its end.
  func removeLeftovers() {
    TemporaryFile.removeLeftovers(of: url.resolvingSymlinksInPath())
  }

  private func bytes(of descriptor: Int32) throws(StoreProblem) -> Data {
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 {
        let failure = SystemFailure()
        if failure.code == EINTR { continue }
        throw .unreadable(failure.words)
      }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: buffer[..<count])
      guard bytes.count <= Self.sizeLimit else { throw .unreadable("it is too large") }
    }
  }

  private func synchronize(_ folder: URL) throws(StoreProblem) {
    let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unwritable(SystemFailure().words) }
    defer { close(descriptor) }
    // Some file systems cannot synchronize a folder and say EINVAL; the file itself is safe there.
    guard fsync(descriptor) == 0 || SystemFailure().code == EINVAL else {
      throw .unwritable(SystemFailure().words)
    }
  }
}
