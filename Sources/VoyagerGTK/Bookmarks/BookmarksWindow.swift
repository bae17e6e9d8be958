import GTK
import VoyagerCore

/// The window in which a person finds, orders and changes bookmarks.
@MainActor
final class BookmarksWindow {
  let window = Window()

  private let work: BookmarkWork
  private let list: BookmarkList
  private let menu: BookmarkMenu
  private let rows: BookmarkRows
  private let search = SearchEntry()
  private let back = Button(icon: "go-previous-symbolic", name: "Back to the Folder Around")
  private let place = Label()
  private let way: Box
  private let words = Label()
  private let more = Button(label: "Show More Bookmarks")
  private let newFolder = Button(icon: "folder-new-symbolic", name: "New Folder…")
  private let toasts = ToastOverlay()
  private var toast: Toast?
  private var observation: ObservationToken?

  init(_ work: BookmarkWork, above parent: Window) {
    self.work = work
    list = BookmarkList(work.bookmarks)
    menu = BookmarkMenu(work)
    rows = BookmarkRows(work, menu)
    way = Box(.horizontal, spacing: 6, [back, place])
    window.title = "Bookmarks"
    window.defaultSize = (640, 720)
    window.transientFor = parent
    window.destroysWithParent = true
    window.addStyleClass("voyager")
    prepare()
    toasts.child = content()
    window.child = toasts
    listen()
    observation = observe(self) { $0.update() }
  }

  /// Shows a folder.
  func enter(_ folder: BookmarkID?) {
    search.text = ""
    list.enter(folder)
  }

  private func prepare() {
    search.placeholder = "Search titles, addresses and tags"
    search.setAccessibleLabel("Search the bookmarks")
    search.expandsHorizontally = true
    search.on("search-changed", self) { (bookmarks: BookmarksWindow) in
      bookmarks.list.text = bookmarks.search.text
    }
    // The field keeps Escape to itself.
    search.on("stop-search", self) { (bookmarks: BookmarksWindow) in bookmarks.escape() }
    back.addStyleClass("flat")
    back.onClicked(self) { $0.leave() }
    place.ellipsize = .start
    place.horizontalPosition = 0
    words.addStyleClass("dim-label")
    words.wraps = true
    more.addStyleClass("pill")
    more.horizontalAlign = .center
    more.onClicked(self) { $0.list.showMore() }
    newFolder.onClicked(self) { bookmarks in
      Task { await bookmarks.work.makeFolder(in: bookmarks.list.newFolder, above: bookmarks.window) }
    }
  }

  private func content() -> Widget {
    let bar = Box(.horizontal, spacing: 9, [search, newFolder])
    let box = Box(.vertical, spacing: 18, [bar, way, words, rows.widget, more])
    return ScrolledColumn.make(box, width: 720)
  }

  private func listen() {
    rows.enter = { [weak self] in self?.enter($0) }
    rows.move = { [weak self] bookmark, steps in Task { await self?.list.move(bookmark, by: steps) } }
    menu.didDelete = { [weak self] in self?.tell($0) }
    let keys = KeyController()
    keys.onPressed(self) { bookmarks, key, modifiers in bookmarks.press(key, modifiers) }
    window.add(keys)
    window.onCloseRequest(self) { bookmarks in
      bookmarks.menu.close()
      return false
    }
  }

  private func press(_ key: Key, _ modifiers: GTK.Modifiers) -> Bool {
    switch (key.character, modifiers) {
    case ("z", .control): undo()
    case ("Z", [.control, .shift]), ("z", [.control, .shift]), ("y", .control): redo()
    case ("f", .control): search.grabFocus()
    default:
      switch (key, modifiers) {
      case (.left, .alt), (.backspace, []): leave()
      case (.escape, []): escape()
      default: return false
      }
    }
    return true
  }

  /// Empties a search first, and leaves a folder before the window.
  private func escape() {
    if !search.text.isEmpty {
      search.text = ""
    } else if list.path.isEmpty {
      window.close()
    } else {
      leave()
    }
  }

  private func leave() {
    guard let left = list.leave() else {
      return
    }
    search.text = ""
    Task { [list, rows] in
      await list.finishLoading()
      rows.focus(left)
    }
  }

  private func undo() {
    // Its button would take back another change.
    toast?.dismiss()
    toast = nil
    Task { [work] in try? await work.bookmarks.undo() }
  }

  private func redo() {
    Task { [work] in try? await work.bookmarks.redo() }
  }

  private func tell(_ sentence: String) {
    let toast = Toast(sentence)
    toast.timeout = 12
    toast.setButton("Undo") { [weak self] in self?.undo() }
    toasts.add(toast)
    self.toast = toast
  }

  private func update() {
    let folders = list.folders
    let isSearching = list.isSearching
    rows.show(list.sections) { bookmark in
      guard let address = bookmark.address else {
        return isSearching ? bookmark.folder.map { folders.words(for: $0) } ?? "" : "Folder"
      }
      let place = AddressDisplay.full(address)
      return PageText.line(([place] + bookmark.tags).joined(separator: " · "), limit: 120)
    }
    way.isVisible = !list.path.isEmpty && !isSearching
    place.text = list.path.map { PageText.line($0.name) }.joined(separator: " › ")
    more.isVisible = list.hasMore
    newFolder.tooltip = "New Folder…"
    words.text = list.problem ?? ""
    words.isVisible = !words.text.isEmpty
  }
}
