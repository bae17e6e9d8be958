public import Foundation

extension BookmarksModel {
  /// Writes all bookmarks into a page that every browser imports; a file that is there is replaced.
  ///
  /// - Returns: How many there are.
  /// - Throws: Why there is no such file now, or still the old one.
  @discardableResult
  public func export(to file: URL) async throws(StoreProblem) -> Int {
    let tree = try await tree()
    try await NetscapeWriter.write(tree, to: file)
    return ImportedBookmarks(tree).count
  }
}
