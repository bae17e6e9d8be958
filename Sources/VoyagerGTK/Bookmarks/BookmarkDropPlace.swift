import GTK
import VoyagerCore

/// Where something lands that is dropped on a list of bookmarks.
@MainActor
struct BookmarkDropPlace {
  let folder: BookmarkID?
  /// What it then stands before; at the end where there is nothing.
  let next: BookmarkID?

  /// - Parameter y: In the list's coordinates.
  init(_ list: ListBox, _ y: Double, _ section: BookmarkSection) {
    let bookmarks = section.bookmarks
    guard let row = list.row(atY: y), bookmarks.indices.contains(row.index) else {
      (folder, next) = (section.folder, nil)
      return
    }
    let bookmark = bookmarks[row.index]
    let part = list.translate(x: 0, y: y, to: row).map { $0.y / Double(max(row.height, 1)) } ?? 0
    if bookmark.isFolder, (0.25..<0.75).contains(part) {
      (folder, next) = (bookmark.id, nil)
      return
    }
    let index = part < 0.5 ? row.index : row.index + 1
    (folder, next) = (section.folder, index < bookmarks.count ? bookmarks[index].id : nil)
  }
}
