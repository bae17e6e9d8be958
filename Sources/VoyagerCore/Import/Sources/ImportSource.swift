public import Foundation

/// A profile of another browser, and what can be had of it.
public struct ImportSource: Hashable, Sendable, Identifiable {
  /// The browser, and the profile where there are several, such as "Firefox – work".
  public let name: String
  /// `nil` for a file.
  public let family: BrowserFamily?
  /// The file that holds the bookmarks, or `nil` where there are none.
  public let bookmarks: URL?
  /// The file that holds the history, or `nil` where there is none.
  public let history: URL?

  init(name: String, family: BrowserFamily?, bookmarks: URL?, history: URL?) {
    self.name = name
    self.family = family
    self.bookmarks = bookmarks
    self.history = history
  }

  /// A file that the person chose; only a database can hold history.
  public init(file: URL) {
    let isDatabase = (try? DatabaseHeader.read(file)) != nil
    self.init(
      name: "“\(file.lastPathComponent)”", family: nil, bookmarks: file, history: isDatabase ? file : nil)
  }

  public var id: String { (bookmarks ?? history)?.path ?? name }
}
