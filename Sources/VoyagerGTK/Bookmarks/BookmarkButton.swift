import GTK
import VoyagerCore

/// The star in the address field: it keeps the page in front, and opens what there is to its bookmark.
@MainActor
final class BookmarkButton {
  let widget = Button(icon: "non-starred-symbolic", name: "")

  private let model: BrowserWindowModel
  private let popover = Popover()
  private var form: BookmarkForm?
  private var sizeClass = SizeClass.regular
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel) {
    self.model = model
    widget.hasFrame = false
    widget.focusesOnClick = false
    widget.verticalAlign = .center
    widget.addStyleClass("star")
    widget.onClicked(self) { $0.open() }
    popover.position = .bottom
    popover.on("closed", self) { (star: BookmarkButton) in
      // GTK still looks at what had the focus in it.
      Task { await star.didClose() }
    }
    observation = observe(self) { $0.update() }
  }

  /// Keeps the page, unless it is kept, and shows the fields of its bookmark.
  func open() {
    let isNew = model.star.bookmark == nil
    Task { [weak self, model] in
      guard let bookmark = await model.star.mark(),
        let folders = try? await model.services.bookmarks.folders()
      else {
        return
      }
      self?.show(bookmark, BookmarkFolders(folders), isNew: isNew)
    }
  }

  func setSizeClass(_ sizeClass: SizeClass) {
    self.sizeClass = sizeClass
    update()
  }

  /// The button is about to go, and the popover must go before it.
  func close() {
    popover.close()
    popover.child = nil
    if popover.parent != nil {
      popover.unparent()
    }
  }

  private func show(_ bookmark: Bookmark, _ folders: BookmarkFolders, isNew: Bool) {
    guard form == nil, widget.window != nil else {
      return
    }
    let form = BookmarkForm(bookmark, in: folders, .usual)
    self.form = form
    let words = isNew ? "Bookmark Added" : "Edit Bookmark"
    let heading = Label(words)
    heading.addStyleClass("heading")
    heading.horizontalPosition = 0
    let remove = Button(label: "Remove Bookmark")
    remove.addStyleClass("destructive-action")
    remove.onClicked(self) { $0.remove(bookmark) }
    let done = Button(label: "Done")
    done.addStyleClass("suggested-action")
    done.expandsHorizontally = true
    done.onClicked(self) { $0.popover.close() }
    form.onReturn(self) { $0.popover.close() }
    let buttons = Box(.horizontal, spacing: 12, [remove, done])
    let content = Box(.vertical, spacing: 12, [heading, form.widget, buttons])
    content.setMargins(6)
    content.setMinimumSize(width: 300)
    popover.child = content
    popover.setAccessibleLabel(words)
    widget.isVisible = true
    if popover.parent == nil {
      popover.setParent(widget)
    }
    popover.open()
    form.focus()
  }

  private func remove(_ bookmark: Bookmark) {
    form = nil
    popover.close()
    let work = BookmarkWork(model)
    Task { work.tell(await work.delete(bookmark)) }
  }

  private func didClose() async {
    guard !popover.isVisible else {
      return
    }
    let form = form
    self.form = nil
    popover.child = nil
    update()
    await form?.save(to: model.services.bookmarks)
  }

  private func update() {
    let isMarked = model.star.bookmark != nil
    let canMark = model.star.canMark
    let name = isMarked ? "Edit This Bookmark" : "Bookmark This Page"
    widget.iconName = isMarked ? "starred-symbolic" : "non-starred-symbolic"
    let keys = model.commands[.bookmarkPage]?.shortcuts.first.flatMap {
      ShortcutLabel.words(for: $0.accelerator)
    }
    widget.tooltip = keys.map { "\(name) (\($0))" } ?? name
    widget.setAccessibleLabel(name)
    widget.setStyleClass("marked", isMarked)
    // A narrow window has room for what is known only; its menu keeps the page.
    widget.isVisible = canMark && (sizeClass == .regular || isMarked) || form != nil
  }
}
