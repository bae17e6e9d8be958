import GTK
import VoyagerCore

/// What a person does with bookmarks, from the star, the bar or their window.
@MainActor
final class BookmarkWork {
  let browser: BrowserWindowModel
  /// What is being dragged out of the bar or a list.
  var dragged: Bookmark?

  init(_ browser: BrowserWindowModel) {
    self.browser = browser
  }

  var bookmarks: BookmarksModel { browser.services.bookmarks }

  /// Where a click opens something in a tab of its own.
  var besides: Disposition { browser.services.settings.settings.newTabDisposition }

  func open(_ bookmark: Bookmark, _ disposition: Disposition = .currentTab) {
    if let address = bookmark.address {
      browser.services.openBookmark(address, disposition, in: browser)
    }
  }

  /// The icon of the bookmark's site, or of a folder.
  func icon(of bookmark: Bookmark) -> SiteIconImage {
    let icon = SiteIconImage()
    let site = bookmark.address.map { browser.services.pictures.icon(of: $0, in: browser.identity) }
    icon.show(site, otherwise: bookmark.isFolder ? "folder-symbolic" : "user-bookmarks-symbolic")
    return icon
  }

  /// - Returns: A sentence of what was done, or `nil` where nothing was.
  func delete(_ bookmark: Bookmark) async -> String? {
    let name = PageText.line(bookmark.name, limit: 40)
    do throws(StoreProblem) {
      try await bookmarks.delete([bookmark.id])
    } catch {
      return nil
    }
    return bookmark.isFolder ? "The folder “\(name)” was deleted." : "“\(name)” was deleted."
  }

  /// Tells in the browser's window what was done, with a way back.
  func tell(_ sentence: String?) {
    if let sentence {
      let undo = Notice.Action(title: "Undo", command: .undoBookmarks)
      browser.shell?.show(Notice(sentence, action: undo))
    }
  }

  /// Asks for all that there is to a bookmark or a folder.
  func edit(_ bookmark: Bookmark, above window: Window) async {
    guard let folders = try? await bookmarks.folders() else { return }
    let form = BookmarkForm(bookmark, in: BookmarkFolders(folders), .whole)
    let name = bookmark.isFolder ? "Folder" : "Bookmark"
    if await form.ask("Edit \(name)", button: "Save", above: window) {
      await form.save(to: bookmarks)
    }
  }

  /// Asks for a name, and makes a folder.
  func makeFolder(in folder: BookmarkID, above window: Window) async {
    let name = Entry()
    name.setAccessibleLabel("Name of the folder")
    name.activatesDefault = true
    let dialog = MessageDialog(heading: "New Folder", parent: window)
    dialog.extraChild = name
    dialog.addResponse("cancel", "Cancel")
    dialog.addResponse("save", "Create", .suggested)
    dialog.defaultResponse = "save"
    dialog.closeResponse = "cancel"
    dialog.setEnabled("save", false)
    name.onChanged(dialog) { [weak name] dialog in
      dialog.setEnabled("save", name?.text.allSatisfy(\.isWhitespace) == false)
    }
    name.grabFocus()
    if await dialog.ask() == "save" {
      _ = try? await bookmarks.addFolder(name.text, in: folder)
    }
  }

  /// Takes a drop: the bookmark that is being dragged, or addresses from elsewhere.
  func drop(_ content: DroppedContent, to folder: BookmarkID, before next: BookmarkID?) -> Bool {
    if let dragged {
      self.dragged = nil
      Task { [bookmarks] in try? await bookmarks.move([dragged.id], to: folder, before: next) }
      return true
    }
    let settings = browser.services.settings.settings
    let addresses = DroppedAddresses(content).addresses(
      search: settings.searchEngine, suffixes: browser.services.suffixes)
    Task { [bookmarks] in
      for address in addresses {
        _ = try? await bookmarks.add(BookmarkLeaf(address, title: ""), to: folder, before: next)
      }
    }
    return !addresses.isEmpty
  }
}
