import GTK
import VoyagerCore

/// The bookmarks of some folders below each other, each folder a list.
@MainActor
final class BookmarkRows {
  let widget = Box(.vertical, spacing: 18, [])

  var enter: @MainActor (BookmarkID) -> Void = { _ in }
  var move: @MainActor (Bookmark, Int) -> Void = { _, _ in }

  private let work: BookmarkWork
  private let menu: BookmarkMenu
  private var shown: [BookmarkSection] = []
  private var icons: [SiteIconImage] = []
  private var lists: [(list: ListBox, section: BookmarkSection)] = []

  init(_ work: BookmarkWork, _ menu: BookmarkMenu) {
    self.work = work
    self.menu = menu
    menu.move = { [weak self] in self?.move($0, $1) }
    let keys = KeyController()
    keys.captureFirst()
    keys.onPressed(self) { rows, key, modifiers in rows.press(key, modifiers) }
    widget.add(keys)
  }

  /// - Parameter words: What is said of a bookmark below its title.
  func show(_ sections: [BookmarkSection], _ words: (Bookmark) -> String) {
    // Lists that are made anew lose their place and the keyboard's.
    guard sections != shown else {
      return
    }
    let focused = focused
    menu.close()
    shown = sections
    widget.children.forEach(widget.remove)
    lists = []
    icons = []
    for section in sections {
      widget.append(part(section, words))
    }
    focus(focused)
  }

  func focus(_ id: BookmarkID) { focus((id, 0)) }

  func focusFirst() { lists.first?.list.row(at: 0)?.grabFocus() }

  // MARK: - Rows

  private func part(_ section: BookmarkSection, _ words: (Bookmark) -> String) -> Widget {
    let heading = Label(PageText.line(section.title))
    heading.horizontalPosition = 0
    heading.addStyleClass("heading")
    let list = ListBox()
    list.selectionMode = .none
    list.addStyleClass("boxed-list")
    list.setAccessibleLabel(PageText.line(section.title))
    let empty = Label(
      section.folder == nil ? "No bookmark with these words was found." : "Nothing is here yet.")
    empty.addStyleClass("dim-label")
    empty.setMargins(12)
    list.setPlaceholder(empty)
    section.bookmarks.map { row($0, words($0)) }.forEach(list.append)
    list.onRowActivated(self) { rows, row in rows.open(section.bookmarks, row.index) }
    listen(to: list, section)
    lists.append((list, section))
    return Box(.vertical, spacing: 6, [heading, list])
  }

  private func row(_ bookmark: Bookmark, _ words: String) -> Widget {
    let row = ActionRow(title: PageText.line(bookmark.name, limit: 120), subtitle: words)
    row.isActivatable = true
    let icon = work.icon(of: bookmark)
    icons.append(icon)
    row.addPrefix(icon.widget)
    let button = Button(icon: "view-more-symbolic", name: "More for “\(PageText.line(bookmark.name))”")
    button.addStyleClass("flat")
    button.verticalAlign = .center
    button.onClicked(self) { [weak button] rows in
      if let button {
        rows.menu.open(bookmark, on: button)
      }
    }
    row.addSuffix(button)
    return row
  }

  private func listen(to list: ListBox, _ section: BookmarkSection) {
    let middle = ClickGesture(button: 2)
    middle.onReleased(self) { [weak list] rows, _, _, y in
      if let bookmark = list?.row(atY: y).flatMap({ section.bookmark($0.index) }) {
        rows.work.open(bookmark, rows.work.besides)
      }
    }
    list.add(middle)
    let click = ClickGesture(button: 3)
    click.onPressed(self) { [weak list] rows, _, x, y in
      if let list, let bookmark = list.row(atY: y).flatMap({ section.bookmark($0.index) }) {
        rows.menu.open(bookmark, on: list, at: (x, y))
      }
    }
    list.add(click)
    let source = DragSource()
    source.onPrepare(self) { [weak list] rows, _, y in
      let bookmark = list?.row(atY: y).flatMap { section.bookmark($0.index) }
      rows.work.dragged = bookmark
      return bookmark.map { $0.address?.text ?? "" }
    }
    source.onEnd(self) { $0.work.dragged = nil }
    list.add(source)
    guard let folder = section.folder else {
      return
    }
    let target = DropTarget()
    target.onDrop(self) { [weak list] rows, content, _, y in
      let place = list.map { BookmarkDropPlace($0, y, section) }
      return rows.work.drop(content, to: place?.folder ?? folder, before: place?.next)
    }
    list.add(target)
  }

  private func open(_ bookmarks: [Bookmark], _ index: Int, _ disposition: Disposition = .currentTab) {
    guard bookmarks.indices.contains(index) else {
      return
    }
    let bookmark = bookmarks[index]
    bookmark.isFolder ? enter(bookmark.id) : work.open(bookmark, disposition)
  }

  // MARK: - The keyboard

  /// The bookmark that the keyboard is at, and its place in its list.
  private var focused: (id: BookmarkID, index: Int)? {
    for (list, section) in lists where list.containsFocus {
      if let row = list.rows.first(where: \.containsFocus), let bookmark = section.bookmark(row.index) {
        return (bookmark.id, row.index)
      }
    }
    return nil
  }

  /// A bookmark that is gone leaves the keyboard at its neighbour.
  private func focus(_ wanted: (id: BookmarkID, index: Int)?) {
    guard let wanted else {
      return
    }
    for (list, section) in lists {
      if let index = section.bookmarks.firstIndex(where: { $0.id == wanted.id }) {
        list.row(at: index)?.grabFocus()
        return
      }
    }
    let list = lists.first { !$0.section.bookmarks.isEmpty }
    list?.list.row(at: min(wanted.index, (list?.section.bookmarks.count ?? 1) - 1))?.grabFocus()
  }

  private func press(_ key: Key, _ modifiers: GTK.Modifiers) -> Bool {
    guard let focused, let bookmark = shown.lazy.compactMap({ $0.bookmark(focused.id) }).first else {
      return false
    }
    switch (key, modifiers) {
    case (.enter, .control), (.keypadEnter, .control): work.open(bookmark, work.besides)
    case (.delete, []): Task { await menu.delete(bookmark) }
    case (.f2, []): edit(bookmark)
    case (.up, .alt): move(bookmark, -1)
    case (.down, .alt): move(bookmark, 1)
    case (.menu, []), (.f10, .shift): openMenu(bookmark)
    default: return false
    }
    return true
  }

  private func edit(_ bookmark: Bookmark) {
    if let window = widget.window {
      Task { await work.edit(bookmark, above: window) }
    }
  }

  private func openMenu(_ bookmark: Bookmark) {
    let row = lists.lazy.flatMap(\.list.rows).first(where: \.containsFocus)
    if let row {
      menu.open(bookmark, on: row)
    }
  }
}

extension BookmarkSection {
  fileprivate func bookmark(_ index: Int) -> Bookmark? {
    bookmarks.indices.contains(index) ? bookmarks[index] : nil
  }

  fileprivate func bookmark(_ id: BookmarkID) -> Bookmark? { bookmarks.first { $0.id == id } }
}
