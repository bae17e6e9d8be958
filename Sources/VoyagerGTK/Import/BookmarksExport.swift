import Foundation
import GTK
import VoyagerCore

/// Asks where the bookmarks go, and writes them there.
@MainActor
struct BookmarksExport {
  let bookmarks: BookmarksModel
  let folder: RecentFolder

  /// - Returns: What came of it, or `nil` where the person chose no file.
  func run(above window: Window) async -> Notice? {
    let chooser = FileChooser(.save, title: "Export Bookmarks", parent: window, acceptLabel: "Export")
    chooser.setName("bookmarks.html")
    if let path = folder.pathForOpening {
      chooser.setFolder(path)
    }
    guard let file = await chooser.choose()?.first.flatMap({ URL(string: $0) }), file.isFileURL else {
      return nil
    }
    folder.remember(file)
    let name = PageText.line(file.lastPathComponent)
    do throws(StoreProblem) {
      let count = try await bookmarks.export(to: file)
      return Notice("\(count == 1 ? "1 bookmark was" : "\(count) bookmarks were") exported to “\(name)”.")
    } catch {
      return Notice("The bookmarks could not be exported to “\(name)” (\(error.reason)).")
    }
  }
}
