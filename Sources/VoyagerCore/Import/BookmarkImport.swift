/// What an import of bookmarks came to.
public struct BookmarkImport: Hashable, Sendable {
  public let merge: BookmarkMerge
  public let leftOut: LeftOut

  public init(_ merge: BookmarkMerge, leftOut: LeftOut) {
    self.merge = merge
    self.leftOut = leftOut
  }

  /// What the person is told.
  public var sentences: [String] {
    [ImportCount.sentence(added: merge.added, known: merge.known, one: "bookmark", several: "bookmarks")]
      + leftOut.sentences
  }
}
