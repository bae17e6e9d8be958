import Foundation
import GTK
import VoyagerCore

/// The fields of a bookmark or a folder.
@MainActor
final class BookmarkForm {
  /// How much of it is shown.
  enum Extent {
    case usual
    case whole
  }

  let widget: PreferencesGroup

  private let bookmark: Bookmark
  private let title = EntryRow(title: "Title")
  private let address = EntryRow(title: "Address")
  private let folder = ComboRow(title: "Folder")
  private let tags = EntryRow(title: "Tags")
  private let keyword = EntryRow(title: "Keyword")
  private let note = EntryRow(title: "Note")
  private let folders: [BookmarkFolders.Row]

  init(_ bookmark: Bookmark, in folders: BookmarkFolders, _ extent: Extent) {
    self.bookmark = bookmark
    self.folders = folders.rows.filter { row in
      !folders.path(to: row.folder.id).contains { $0.id == bookmark.id }
    }
    var rows: [ListRow] = [title, folder]
    if !bookmark.isFolder {
      rows = [title] + (extent == .whole ? [address] : []) + [folder, tags, keyword]
      rows += extent == .whole ? [note] : []
    }
    widget = PreferencesGroup(title: "", rows)
    tags.tooltip = "Words to find it by, with commas between them"
    keyword.tooltip = "A word that opens it from the address field"
    title.text = bookmark.title
    address.text = bookmark.address?.text ?? ""
    tags.text = Self.line(of: bookmark.tags)
    keyword.text = bookmark.keyword ?? ""
    note.text = bookmark.note
    folder.setChoices(
      self.folders.map { String(repeating: "\u{2003}", count: $0.depth) + PageText.line($0.folder.name) })
    folder.selected = self.folders.firstIndex { $0.folder.id == bookmark.folder }
  }

  func focus() {
    title.grabFocus()
    title.selectAll()
  }

  /// Runs when the person presses Return in a field.
  func onReturn<Owner: AnyObject>(_ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void) {
    for row in [title, address, tags, keyword, note] {
      row.on("entry-activated", owner) { (owner: Owner) in body(owner) }
    }
  }

  /// Shows it as a question.
  ///
  /// - Returns: Whether it is to be saved.
  func ask(_ heading: String, button: String, above window: Window) async -> Bool {
    let dialog = MessageDialog(heading: heading, parent: window)
    widget.setMinimumSize(width: 300)
    dialog.extraChild = widget
    dialog.addResponse("cancel", "Cancel")
    dialog.addResponse("save", button, .suggested)
    dialog.defaultResponse = "save"
    dialog.closeResponse = "cancel"
    onReturn(dialog) { $0.respond("save") }
    focus()
    return await dialog.ask() == "save"
  }

  /// Saves what was changed; an address that could never be opened is left as it was.
  func save(to bookmarks: BookmarksModel) async {
    var changed = bookmark
    changed.title = title.text
    // A tag from elsewhere may hold a comma; only a line that the person changed is read anew.
    if tags.text != Self.line(of: bookmark.tags) {
      changed.tags = BookmarkTags.tags(in: tags.text)
    }
    changed.keyword = BookmarkTags.keyword(keyword.text)
    changed.note = note.text
    let written = Address(address.text.trimmingCharacters(in: .whitespaces))
    if !bookmark.isFolder, written.scheme != nil, !written.isScript {
      changed.address = written
    }
    let place = folder.selected.map { folders[$0].folder.id }
    if changed != bookmark {
      try? await bookmarks.update(changed)
    }
    guard let place, place != bookmark.folder else {
      return
    }
    bookmarks.usualFolder = place
    try? await bookmarks.move([bookmark.id], to: place)
  }

  private static func line(of tags: [String]) -> String { tags.joined(separator: ", ") }
}
