public import Foundation

/// A bookmark in a ``BookmarkTree``.
public struct BookmarkLeaf: Hashable, Sendable {
  public var address: Address
  public var title: String
  /// When it was made, or `nil` where nobody says.
  public var added: Date?
  public var tags: [String]
  /// A word that stands for the address in the address field, or `nil`.
  public var keyword: String?
  public var note: String

  public init(
    _ address: Address, title: String, added: Date? = nil, tags: [String] = [], keyword: String? = nil,
    note: String = ""
  ) {
    self.address = address
    self.title = title
    self.added = added
    self.tags = tags
    self.keyword = keyword
    self.note = note
  }
}
