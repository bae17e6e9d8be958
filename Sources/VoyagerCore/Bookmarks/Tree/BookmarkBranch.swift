public import Foundation

/// A folder in a ``BookmarkTree``.
public struct BookmarkBranch: Hashable, Sendable {
  public var title: String
  /// When it was made, or `nil` where nobody says.
  public var added: Date?
  public var nodes: [BookmarkNode]

  public init(title: String, added: Date? = nil, nodes: [BookmarkNode] = []) {
    self.title = title
    self.added = added
    self.nodes = nodes
  }
}
