import Foundation

/// The folder in which downloads end, and every touch of the disk that they need.
actor DownloadFolder {
  private let url: URL
  nonisolated let name: String

  init(_ url: URL) {
    self.url = url
    name = url.lastPathComponent
  }

  /// A hidden file that is not there yet, in a folder that is.
  func newPart() throws(DownloadFailure) -> URL {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .disk(error.localizedDescription)
    }
    guard access(url.path, W_OK) == 0 else {
      throw .disk(words())
    }
    return url.appendingPathComponent(".\(UUID().uuidString).part")
  }

  /// Gives a whole part its name, or the next name that no other file has.
  func finish(_ part: URL, as name: String) throws(DownloadFailure) -> URL {
    var file: URL
    repeat {
      file = url.appendingPathComponent(DownloadName.unused(name, isTaken: isTaken))
    } while try !claim(file)
    guard rename(part.path, file.path) == 0 else {
      let failure = DownloadFailure.disk(words())
      unlink(file.path)
      throw failure
    }
    return file
  }

  func remove(_ part: URL) {
    unlink(part.path)
  }

  /// Makes the file empty if the name is free, so that only our own file can be replaced.
  private func claim(_ file: URL) throws(DownloadFailure) -> Bool {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor < 0 else {
      close(descriptor)
      return true
    }
    guard errno == EEXIST else {
      throw .disk(words())
    }
    return false
  }

  private func isTaken(_ name: String) -> Bool {
    var information = stat()
    return lstat(url.appendingPathComponent(name).path, &information) == 0
  }

  private func words() -> String { String(cString: strerror(errno)) }
}
