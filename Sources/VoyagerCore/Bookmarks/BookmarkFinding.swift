/// Something about a bookmark that a person may want to mend.
public struct BookmarkFinding: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// The same address is kept earlier too.
    case duplicate
    case untitled
    /// The address leads nowhere, or is a script.
    case unopenable
  }

  public let kind: Kind
  /// The titles of the folders that it is in.
  public let folders: [String]
  public let leaf: BookmarkLeaf

  /// Looks through all bookmarks, without asking any site.
  public static func findings(in tree: BookmarkTree) -> [BookmarkFinding] {
    var seen: Set<Address> = []
    return tree.leaves.flatMap { folders, leaf in
      var kinds: [Kind] = []
      if !seen.insert(leaf.address).inserted { kinds.append(.duplicate) }
      if leaf.title.allSatisfy(\.isWhitespace) { kinds.append(.untitled) }
      if !canBeOpened(leaf.address) { kinds.append(.unopenable) }
      return kinds.map { BookmarkFinding(kind: $0, folders: folders, leaf: leaf) }
    }
  }

  private static func canBeOpened(_ address: Address) -> Bool {
    guard address.scheme != nil, !address.isScript else { return false }
    return !address.isWeb || address.host?.isEmpty == false
  }
}
