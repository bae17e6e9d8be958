public import Foundation

/// A file of another browser that holds bookmarks, in whichever form its bytes show.
public struct BookmarkFile: Hashable, Sendable {
  /// More than any browser writes.
  static let sizeLimit = 256 << 20

  public let url: URL

  public init(_ url: URL) {
    self.url = url
  }

  /// Reads all of it, away from the caller's actor.
  ///
  /// - Throws: Why it can't be read, or that the task was cancelled.
  @concurrent
  public func read() async throws(ImportProblem) -> ImportedBookmarks {
    do throws(StoreProblem) {
      let bookmarks = try contents()
      if Task.isCancelled { throw .unreadable("it was stopped") }
      return bookmarks
    } catch {
      throw Task.isCancelled ? .cancelled : .source(error)
    }
  }

  private func contents() throws(StoreProblem) -> ImportedBookmarks {
    if (try? DatabaseHeader.read(url)) != nil {
      let database = try Database.open(DatabaseCopy(of: url))
      return try FirefoxBookmarks.read(database)
    }
    let data = try bytes()
    if data.starts(with: Data("GVariant".utf8)) { return try EpiphanyBookmarks.read(data) }
    let first = data.first { $0 > 0x20 }
    if first == UInt8(ascii: "{") { return try ChromiumBookmarks.read(data) }
    guard first == nil || NetscapeReader.isPage(data) else {
      throw .damaged("it is no file of bookmarks that Voyager knows")
    }
    return NetscapeReader.read(data)
  }

  private func bytes() throws(StoreProblem) -> Data {
    var information = stat()
    guard stat(url.path, &information) == 0 else {
      let failure = SystemFailure()
      throw .unreadable(failure.code == ENOENT ? "the file is gone" : failure.words)
    }
    guard information.st_mode & S_IFMT == S_IFREG else { throw .unreadable("it is no file") }
    guard information.st_size <= Self.sizeLimit else { throw .unreadable("it is too large") }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw .unreadable("the system does not give its contents")
    }
  }
}
