import Foundation

/// A new private file beside the one that it is to replace, gone with this value unless it did.
///
/// It is locked while it is being written, so that only those of processes that ended are leftovers.
final class TemporaryFile {
  private let file: URL
  private let descriptor: Int32

  init(for target: URL) throws(StoreProblem) {
    file = Self.folder(of: target).appendingPathComponent(
      Self.prefix(target) + UUID().uuidString + Self.suffix)
    descriptor = try Self.create(file)
  }

  deinit {
    unlink(file.path)
    close(descriptor)
  }

  func write(_ bytes: Data) throws(StoreProblem) {
    var rest = [UInt8](bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        let failure = SystemFailure()
        if failure.code == EINTR { continue }
        throw .unwritable(failure.words)
      }
      rest = rest.dropFirst(count)
    }
    guard fsync(descriptor) == 0 else { throw .unwritable(SystemFailure().words) }
  }

  func replace(_ target: URL) throws(StoreProblem) {
    guard rename(file.path, target.path) == 0 else { throw .unwritable(SystemFailure().words) }
  }

  static func removeLeftovers(of target: URL) {
    let folder = folder(of: target)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(prefix(target)) && name.hasSuffix(suffix) {
      let file = folder.appendingPathComponent(name)
      let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(file.path) }
      close(descriptor)
    }
  }

  private static let suffix = ".new"

  private static func prefix(_ target: URL) -> String { ".\(target.lastPathComponent)." }

  private static func folder(of target: URL) -> URL { target.deletingLastPathComponent() }

  private static func create(_ file: URL) throws(StoreProblem) -> Int32 {
    while true {
      let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { throw .unwritable(SystemFailure().words) }
      // Some file systems have no locks; nobody takes the file for a leftover there either.
      _ = flock(descriptor, LOCK_EX)
      var information = stat()
      // Another start may have removed it before it was locked.
      if fstat(descriptor, &information) == 0, information.st_nlink == 0 {
        close(descriptor)
        continue
      }
      return descriptor
    }
  }
}
