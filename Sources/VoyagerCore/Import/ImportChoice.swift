public import Foundation

/// What a person wants of another browser.
public struct ImportChoice: Hashable, Sendable {
  /// The browser's name, or the file's.
  public var name: String
  public var bookmarks: URL?
  public var history: URL?
  /// Whose history it becomes.
  public var identity: IdentityID

  public init(_ name: String, bookmarks: URL?, history: URL?, as identity: IdentityID) {
    self.name = name
    self.bookmarks = bookmarks
    self.history = history
    self.identity = identity
  }

  public var isEmpty: Bool { bookmarks == nil && history == nil }
}
