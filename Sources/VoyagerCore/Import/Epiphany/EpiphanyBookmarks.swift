import Foundation

/// Reads `bookmarks.gvdb` of GNOME Web, which has tags and no folders.
enum EpiphanyBookmarks {
  static func read(_ data: Data) throws(StoreProblem) -> ImportedBookmarks {
    guard let table = try VariantTable(data).table("bookmarks") else {
      throw .damaged("it holds no table of bookmarks")
    }
    var builder = BookmarkTreeBuilder()
    var leaves: [BookmarkLeaf] = []
    for item in try table.items() {
      guard let bookmark = EpiphanyBookmark(item.bytes) else { throw .damaged("the file is damaged") }
      do throws(ImportedAddress.Refusal) {
        leaves.append(
          BookmarkLeaf(
            try ImportedAddress.read(item.name), title: ImportedText.line(bookmark.title),
            added: bookmark.added,
            tags: ImportedText.tags(bookmark.tags)))
      } catch {
        builder.leaveOut(error)
      }
    }
    // The table has an order of its own, which nobody chose.
    leaves.sort { ($0.added ?? .distantPast, $0.address.text) < ($1.added ?? .distantPast, $1.address.text) }
    for leaf in leaves { builder.add(leaf) }
    return builder.finish()
  }
}
