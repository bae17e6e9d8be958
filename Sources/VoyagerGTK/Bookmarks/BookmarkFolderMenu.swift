import GTK
import VoyagerCore

/// Bookmarks as a menu, with the folders among them as submenus.
@MainActor
final class BookmarkFolderMenu {
  private static let prefix = "bookmarks"
  /// A menu that is longer or deeper helps nobody; the window shows the rest.
  static let longest = 40
  private static let deepest = 4
  /// How many lines all its menus may have together, as all of them are made before it opens.
  private static let mostLines = 1000

  /// Shows a folder in the window of the bookmarks.
  var show: @MainActor (BookmarkID) -> Void = { _ in }

  private let work: BookmarkWork
  private let actions = ActionGroup()
  private var known: [BookmarkID: Bookmark] = [:]
  private var popover: PopoverMenu?
  private var lines = 0

  init(_ work: BookmarkWork) {
    self.work = work
    actions.add(
      Action("open", parameter: .string, owner: self) { menu, id in
        if let bookmark = Self.id(id).flatMap({ menu.known[$0] }) {
          menu.work.open(bookmark)
        }
      })
    actions.add(
      Action("show", parameter: .string, owner: self) { menu, id in Self.id(id).map { menu.show($0) } })
  }

  func open(_ folder: BookmarkID, on widget: Widget) async {
    guard let inside = try? await work.bookmarks.children(of: folder, limit: Self.longest + 1) else { return }
    await open(inside, of: folder, on: widget)
  }

  /// - Parameter folder: Where they are.
  func open(_ bookmarks: [Bookmark], of folder: BookmarkID, on widget: Widget) async {
    known = [:]
    lines = 0
    let menu = await menu(bookmarks, of: folder, depth: 1)
    close()
    guard widget.window != nil else {
      return
    }
    let popover = PopoverMenu(menu)
    popover.setParent(widget)
    popover.hasArrow = false
    popover.horizontalAlign = .start
    popover.insert(actions, prefix: Self.prefix)
    self.popover = popover
    popover.open()
  }

  /// What it opened on is about to go, and a popover must go before it.
  func close() {
    popover?.unparent()
    popover = nil
  }

  private func menu(_ bookmarks: [Bookmark], of folder: BookmarkID, depth: Int) async -> Menu {
    let menu = Menu()
    for bookmark in bookmarks.prefix(Self.longest) {
      known[bookmark.id] = bookmark
      lines += 1
      let label = PageText.line(bookmark.name, limit: 50).withoutMnemonics
      if !bookmark.isFolder {
        menu.append(label, action: "bookmarks.open", target: Self.target(bookmark.id))
      } else if depth < Self.deepest, lines < Self.mostLines {
        let inside = try? await work.bookmarks.children(of: bookmark.id, limit: Self.longest + 1)
        menu.append(submenu: await self.menu(inside ?? [], of: bookmark.id, depth: depth + 1), label: label)
      } else {
        menu.append("\(label)…", action: "bookmarks.show", target: Self.target(bookmark.id))
      }
    }
    if bookmarks.isEmpty {
      menu.append("Empty", action: "bookmarks.none")
    }
    if bookmarks.count > Self.longest {
      let rest = Menu()
      rest.append("Show All…", action: "bookmarks.show", target: Self.target(folder))
      menu.append(section: rest)
    }
    return menu
  }

  private static func target(_ id: BookmarkID) -> Variant { .string(String(id.rawValue)) }

  private static func id(_ target: Variant) -> BookmarkID? {
    guard case .string(let text) = target else { return nil }
    return Int64(text).map { BookmarkID(rawValue: $0) }
  }
}
