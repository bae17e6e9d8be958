import GTK
import VoyagerCore

/// The bookmarks of the bar below the tabs, as far as there is room; the rest is in a menu at its end.
@MainActor
final class BookmarksBar {
  /// More than fit on any screen.
  private static let most = 60

  let widget = ScrolledWindow()

  /// Shows a folder in the window of the bookmarks.
  var show: @MainActor (BookmarkID) -> Void = { _ in } {
    didSet { menus.show = show }
  }

  private let work: BookmarkWork
  private let menu: BookmarkMenu
  private let menus: BookmarkFolderMenu
  private let row = Box(.horizontal, spacing: 2, [])
  private let rest = Button(icon: "view-more-horizontal-symbolic", name: "More Bookmarks")
  private let empty = Label("Bookmarks that are put into the folder “Bookmarks Bar” stand here.")
  private var bookmarks: [Bookmark] = []
  private var buttons: [Button] = []
  private var icons: [SiteIconImage] = []
  /// Whether the folder holds more than the bar has buttons for.
  private var hasMore = false
  private var shownCount = 0
  private var fitted: Int?
  private var loading: Task<Void, Never>?
  private var observation: ObservationToken?

  init(_ work: BookmarkWork) {
    self.work = work
    menu = BookmarkMenu(work)
    menus = BookmarkFolderMenu(work)
    rest.hasFrame = false
    rest.onClicked(self) { bar in Task { await bar.openRest() } }
    rest.isVisible = false
    rest.expandsHorizontally = true
    rest.horizontalAlign = .end
    empty.addStyleClass("dim-label")
    empty.ellipsize = .end
    row.addStyleClass("bookmarks-bar")
    row.append(empty)
    row.append(rest)
    // The bar never makes the window wider.
    widget.horizontalPolicy = .external
    widget.verticalPolicy = .never
    widget.child = row
    widget.setAccessibleLabel("Bookmarks Bar")
    listen()
    observation = observe(self) { bar in
      _ = bar.work.bookmarks.revision
      if bar.work.browser.services.settings.settings.showsBookmarksBar {
        bar.load()
      }
    }
  }

  /// Shows as many as have room.
  func fit(width: Int) {
    guard widget.isVisible, fitted != width else {
      return
    }
    fitted = width
    // What is not to be seen has no width.
    buttons.forEach { $0.isVisible = true }
    let widths = buttons.map(\.naturalWidth)
    var room = width - 16
    var count = widths.prefix { next in
      room -= next + 2
      return room >= 0
    }.count
    if count < bookmarks.count || hasMore {
      room = width - 16 - 48 - widths.prefix(count).reduce(0) { $0 + $1 + 2 }
      while count > 0, room < 0 {
        count -= 1
        room += widths[count] + 2
      }
    }
    shownCount = count
    // Buttons without room are taken out, so that neither the keyboard nor a screen reader finds them.
    for (index, button) in buttons.enumerated() { button.isVisible = index < count }
    rest.isVisible = count < bookmarks.count || hasMore
  }

  func close() {
    menu.close()
    menus.close()
  }

  // MARK: - Items

  private func load() {
    loading?.cancel()
    loading = Task { [weak self, work] in
      let found = try? await work.bookmarks.children(of: .bar, limit: Self.most + 1)
      guard !Task.isCancelled else { return }
      self?.show(found ?? [])
    }
  }

  private func show(_ found: [Bookmark]) {
    let new = Array(found.prefix(Self.most))
    guard new != bookmarks || hasMore != (found.count > new.count) else {
      return
    }
    close()
    hasMore = found.count > new.count
    buttons.forEach(row.remove)
    bookmarks = new
    icons = new.map(work.icon)
    buttons = zip(new, icons).map { button($0, $1.widget) }
    var last: Widget? = empty
    for button in buttons {
      row.insert(button, after: last)
      last = button
    }
    empty.isVisible = new.isEmpty
    let width = fitted
    fitted = nil
    if let width {
      fit(width: width)
    }
  }

  private func button(_ bookmark: Bookmark, _ icon: Image) -> Button {
    let button = Button(label: "")
    let name = PageText.line(bookmark.name)
    let label = Label(name)
    label.ellipsize = .end
    label.maximumWidthInCharacters = 18
    button.child = Box(.horizontal, spacing: 6, [icon, label])
    button.hasFrame = false
    button.focusesOnClick = false
    button.setAccessibleLabel(bookmark.isFolder ? "\(name), folder" : name)
    let address = bookmark.address.map { PageText.line(AddressDisplay.full($0), limit: 120) }
    button.tooltip = [name, address].compactMap(\.self).joined(separator: "\n")
    button.onClicked(self) { [weak button] bar in
      guard bookmark.isFolder, let button else {
        return bar.work.open(bookmark)
      }
      Task { await bar.menus.open(bookmark.id, on: button) }
    }
    listen(to: button, bookmark)
    return button
  }

  private func openRest() async {
    // One more than the menu holds, so that it offers to show all.
    let limit = shownCount + BookmarkFolderMenu.longest + 1
    guard let all = try? await work.bookmarks.children(of: .bar, limit: limit) else { return }
    await menus.open(Array(all.dropFirst(shownCount)), of: .bar, on: rest)
  }

  // MARK: - The person

  private func listen(to button: Button, _ bookmark: Bookmark) {
    let middle = ClickGesture(button: 2)
    middle.onReleased(self) { bar, _, _, _ in bar.work.open(bookmark, bar.work.besides) }
    button.add(middle)
    let click = ClickGesture(button: 3)
    click.onPressed(self) { [weak button] bar, _, _, _ in
      if let button {
        bar.menu.open(bookmark, on: button)
      }
    }
    button.add(click)
    let keys = KeyController()
    keys.captureFirst()
    keys.onPressed(self) { [weak button] bar, key, modifiers in
      bar.press(key, modifiers, bookmark, button)
    }
    button.add(keys)
    let source = DragSource()
    source.onPrepare(self) { bar, _, _ in
      bar.work.dragged = bookmark
      return bookmark.address?.text ?? ""
    }
    source.onEnd(self) { $0.work.dragged = nil }
    button.add(source)
  }

  private func press(
    _ key: Key, _ modifiers: GTK.Modifiers, _ bookmark: Bookmark, _ button: Button?
  ) -> Bool {
    switch (key, modifiers) {
    case (.enter, .control), (.keypadEnter, .control): work.open(bookmark, work.besides)
    case (.delete, []): Task { await menu.delete(bookmark) }
    case (.menu, []), (.f10, .shift): button.map { menu.open(bookmark, on: $0) }
    default: return false
    }
    return true
  }

  private func listen() {
    let target = DropTarget()
    target.onDrop(self) { bar, content, x, _ in
      let index = bar.buttons.prefix(bar.shownCount).firstIndex { button in
        let middle = button.translate(x: Double(button.width) / 2, y: 0, to: bar.widget)?.x ?? 0
        return x < middle
      }
      return bar.work.drop(content, to: .bar, before: index.map { bar.bookmarks[$0].id })
    }
    widget.add(target)
  }
}
