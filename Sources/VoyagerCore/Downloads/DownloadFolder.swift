import Foundation

/// The folder in which downloads end, and every touch of the disk that they need.
actor DownloadFolder {
  private static let chunk = 1 << 20

  private let url: URL
  nonisolated let name: String

  init(_ url: URL) {
    self.url = url
    name = url.lastPathComponent
  }

  /// The one that holds a part, or the file that the person chose for it.
  init(of part: URL, as chosen: URL? = nil) {
    self.init((chosen ?? part).deletingLastPathComponent())
  }

  /// A hidden file that is not there yet, in a folder that is.
  func newPart() throws(DownloadFailure) -> URL {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .disk(error.failureReason)
    }
    guard access(url.path, W_OK) == 0 else {
      throw .disk(SystemFailure().words)
    }
    return url.appendingPathComponent(".\(UUID().uuidString).part")
  }

  /// The first bytes of a part that is whole.
  ///
  /// - Parameter length: How long it must be, in bytes, where that is known.
  func beginning(of part: URL, length: Int64?) throws(DownloadFailure) -> Data {
    guard let size = size(of: part) else {
      throw .disk(SystemFailure().words)
    }
    guard length == nil || length == size else {
      throw .network("the server ended after \(size) of \(length ?? 0) bytes")
    }
    do {
      let file = try FileHandle(forReadingFrom: part)
      defer { try? file.close() }
      return try file.read(upToCount: DownloadDanger.beginning) ?? Data()
    } catch {
      throw .disk(error.failureReason)
    }
  }

  /// Gives a whole part its name, or the next name that no other file has.
  ///
  /// - Parameter chosen: The file that it replaces, because the person said so.
  func finish(_ part: URL, as name: String, replacing chosen: URL?) throws(DownloadFailure) -> URL {
    try sync(part)
    if let chosen {
      guard rename(part.path, chosen.path) == 0 else {
        throw .disk(SystemFailure().words)
      }
      syncFolder(of: chosen)
      return chosen
    }
    let file = try claim(name)
    guard rename(part.path, file.path) == 0 else {
      let failure = DownloadFailure.disk(SystemFailure().words)
      unlink(file.path)
      throw failure
    }
    syncFolder(of: file)
    return file
  }

  /// In bytes, or `nil` where there is no such file.
  func size(of file: URL) -> Int64? {
    var information = stat()
    return lstat(file.path, &information) == 0 ? Int64(information.st_size) : nil
  }

  /// Puts the rest behind the first `offset` bytes of a part, and takes it away.
  ///
  /// Done again after it was broken off, it comes to the same.
  func join(_ rest: URL, to part: URL, at offset: Int64) throws(DownloadFailure) {
    do {
      let from = try FileHandle(forReadingFrom: rest)
      defer { try? from.close() }
      let into = try FileHandle(forWritingTo: part)
      defer { try? into.close() }
      try into.truncate(atOffset: UInt64(offset))
      while let bytes = try from.read(upToCount: Self.chunk), !bytes.isEmpty {
        try into.write(contentsOf: bytes)
      }
      try into.synchronize()
    } catch {
      // What was joined so far is in order, and the rest can be had again.
      unlink(rest.path)
      throw .disk(error.failureReason)
    }
    unlink(rest.path)
  }

  /// Removes a part, and what an engine may have kept beside it.
  func remove(_ part: URL) {
    unlink(part.path)
    removeBeside(part)
  }

  /// Removes what an engine kept beside a part when its run ended early.
  func removeBeside(_ part: URL) {
    let folder = part.deletingLastPathComponent().path
    let prefix = part.lastPathComponent + "."
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(prefix) {
      unlink(folder + "/" + name)
    }
  }

  /// Those of the files that are not there.
  func missing(_ files: [(DownloadID, URL)]) -> Set<DownloadID> {
    Set(files.filter { size(of: $0.1) == nil }.map(\.0))
  }

  private func sync(_ file: URL) throws(DownloadFailure) {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .disk(SystemFailure().words)
    }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else {
      throw .disk(SystemFailure().words)
    }
  }

  /// Keeps the name, too, where the power fails; not every file system can.
  private func syncFolder(of file: URL) {
    let descriptor = open(file.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 {
      fsync(descriptor)
      close(descriptor)
    }
  }

  /// Makes an empty file under a name that is free, so that only our own file can be replaced.
  private func claim(_ name: String) throws(DownloadFailure) -> URL {
    var name = name
    while true {
      let file = url.appendingPathComponent(DownloadName.unused(name, isTaken: isTaken))
      let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor < 0 else {
        close(descriptor)
        return file
      }
      let failure = SystemFailure()
      if failure.code != EEXIST {
        guard let plain = DownloadName.plain(name, after: failure) else {
          throw .disk(failure.words)
        }
        name = plain
      }
    }
  }

  private func isTaken(_ name: String) -> Bool {
    size(of: url.appendingPathComponent(name)) != nil
  }
}
