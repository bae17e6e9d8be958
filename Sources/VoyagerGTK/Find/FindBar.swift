import GTK
import VoyagerCore

/// Searches the page in front.
@MainActor
final class FindBar {
  let widget = Revealer()

  private let entry = SearchEntry()
  private let count = Label()
  private let matchCase = ToggleButton()
  private let model: BrowserWindowModel
  private var observations: [ObservationToken] = []

  init(_ model: BrowserWindowModel) {
    self.model = model
    entry.placeholder = "Find in this page"
    entry.setAccessibleLabel("Find in this page")
    entry.expandsHorizontally = true
    matchCase.label = "Aa"
    matchCase.tooltip = "Match Case"
    matchCase.setAccessibleLabel("Match Case")
    matchCase.hasFrame = false
    count.addStyleClass("dim-label")
    count.ellipsize = .end
    widget.child = makeBar()
    widget.duration = 150
    widget.transition = .slideDown
    listen()
    observations = [observe(self) { $0.showSearch() }, observe(self) { $0.showCount() }]
  }

  /// Puts the focus into the field, with its text selected.
  func focus() {
    widget.isVisible = true
    widget.revealsChild = true
    // The other way round, GTK would blink a caret over the selection.
    entry.selectAll()
    entry.grabFocus()
  }

  private func makeBar() -> Widget {
    let close = Button(icon: "window-close-symbolic", name: "Close Find Bar")
    close.hasFrame = false
    close.onClicked(self) { $0.model.endSearch() }
    let previous = CommandButton.make(.findPrevious, icon: "go-up-symbolic", in: model)
    let next = CommandButton.make(.findNext, icon: "go-down-symbolic", in: model)
    let clamp = Clamp()
    clamp.maximumSize = 720
    clamp.child = Box(.horizontal, spacing: 4, [entry, count, previous, next, matchCase, close])
    clamp.addStyleClass("find-bar")
    return clamp
  }

  private func listen() {
    entry.on("search-changed", self) { (bar: FindBar) in bar.search() }
    entry.on("activate", self) { (bar: FindBar) in bar.model.commands.run(.findNext) }
    entry.on("next-match", self) { (bar: FindBar) in bar.model.commands.run(.findNext) }
    entry.on("previous-match", self) { (bar: FindBar) in bar.model.commands.run(.findPrevious) }
    matchCase.on("toggled", self) { (bar: FindBar) in bar.search() }
    let keys = KeyController()
    keys.captureFirst()
    keys.onPressed(self) { bar, key, modifiers in bar.press(key, modifiers) }
    widget.add(keys)
  }

  private func press(_ key: Key, _ modifiers: GTK.Modifiers) -> Bool {
    switch (key, modifiers) {
    case (.escape, []): model.endSearch()
    case (.enter, .shift), (.keypadEnter, .shift): model.commands.run(.findPrevious)
    default: return false
    }
    return true
  }

  private func search() {
    guard model.search != nil else {
      return
    }
    model.find(PageSearch(text: entry.text, options: matchCase.isActive ? .matchCase : []))
  }

  private func showSearch() {
    // A bar that is only folded could still be reached by the keyboard.
    widget.isVisible = model.search != nil
    widget.revealsChild = model.search != nil
  }

  private func showCount() {
    let matches = model.search?.text.isEmpty == false ? model.selectedTab?.status.matches : nil
    switch matches {
    case nil: count.text = ""
    case 0: count.text = "Not found"
    case 1: count.text = "1 match"
    case .some(let matches): count.text = "\(matches) matches"
    }
    entry.setStyleClass("error", matches == 0)
  }
}
