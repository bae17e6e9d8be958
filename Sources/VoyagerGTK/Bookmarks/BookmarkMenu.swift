import GTK
import VoyagerCore

/// The menu of one bookmark: on a right click, the menu key or its button.
@MainActor
final class BookmarkMenu {
  private static let prefix = "bookmark"

  /// Runs instead of telling in the browser's window what was deleted.
  var didDelete: (@MainActor (String) -> Void)?
  /// Moves it among its neighbours, up where negative; where it is missing, that isn't offered.
  var move: (@MainActor (Bookmark, Int) -> Void)?

  private let work: BookmarkWork
  private let actions = ActionGroup()
  private var bookmark: Bookmark?
  private var popover: PopoverMenu?

  init(_ work: BookmarkWork) {
    self.work = work
    add("open") { $0.work.open($1) }
    add("open-beside") { $0.work.open($1, $0.work.besides) }
    add("open-window") { $0.work.open($1, .newWindow) }
    add("open-private") { $0.work.open($1, .newPrivateWindow) }
    add("copy") { menu, bookmark in menu.work.browser.shell?.copy(bookmark.address?.text ?? "") }
    add("up") { $0.move?($1, -1) }
    add("down") { $0.move?($1, 1) }
    add("edit") { menu, bookmark in
      guard let window = menu.popover?.window else {
        return
      }
      Task { await menu.work.edit(bookmark, above: window) }
    }
    add("delete") { menu, bookmark in Task { await menu.delete(bookmark) } }
  }

  /// - Parameter place: In the widget's coordinates; without one, the menu opens below the widget.
  func open(_ bookmark: Bookmark, on widget: Widget, at place: (x: Double, y: Double)? = nil) {
    close()
    self.bookmark = bookmark
    let popover = PopoverMenu(menu(for: bookmark))
    popover.setParent(widget)
    popover.hasArrow = false
    if let place {
      popover.point(at: Int(place.x), Int(place.y))
    }
    popover.insert(actions, prefix: Self.prefix)
    self.popover = popover
    popover.open()
  }

  /// What it opened on is about to go, and a popover must go before it.
  func close() {
    popover?.unparent()
    popover = nil
  }

  func delete(_ bookmark: Bookmark) async {
    guard let sentence = await work.delete(bookmark) else {
      return
    }
    didDelete.map { $0(sentence) } ?? work.tell(sentence)
  }

  private func menu(for bookmark: Bookmark) -> Menu {
    let menu = Menu()
    if !bookmark.isFolder {
      let opening = Menu()
      opening.append("Open", action: "bookmark.open")
      opening.append("Open in New Tab", action: "bookmark.open-beside")
      opening.append("Open in New Window", action: "bookmark.open-window")
      opening.append("Open in Private Window", action: "bookmark.open-private")
      opening.append("Copy Address", action: "bookmark.copy")
      menu.append(section: opening)
    }
    let changing = Menu()
    if move != nil {
      changing.append("Move Up", action: "bookmark.up")
      changing.append("Move Down", action: "bookmark.down")
    }
    changing.append("Edit or Move…", action: "bookmark.edit")
    changing.append("Delete", action: "bookmark.delete")
    menu.append(section: changing)
    return menu
  }

  private func add(_ name: String, _ body: @escaping @MainActor (BookmarkMenu, Bookmark) -> Void) {
    actions.add(
      Action(name, owner: self) { menu in
        if let bookmark = menu.bookmark {
          body(menu, bookmark)
        }
      })
  }
}
