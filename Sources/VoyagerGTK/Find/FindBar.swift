import GTK
import VoyagerCore

/// Searches the page in front.
@MainActor
final class FindBar {
  let widget = Revealer()

  private let entry = SearchEntry()
  private let count = Label()
  private let matchCase = ToggleButton()
  private let wordStarts = ToggleButton()
  private let content: Box
  private let model: BrowserWindowModel
  /// What the model said last; what is typed since then is the person's.
  private var shown: PageSearch?
  private var isFollowing = false
  private var observations: [ObservationToken] = []

  init(_ model: BrowserWindowModel) {
    self.model = model
    content = Box(.horizontal, spacing: 4, [entry])
    entry.placeholder = "Find in this page"
    entry.setAccessibleLabel("Find in this page")
    entry.expandsHorizontally = true
    Self.name(matchCase, "Aa", "Match Case")
    Self.name(wordStarts, "|a", "Only at the Start of Words")
    count.addStyleClass("dim-label")
    count.ellipsize = .end
    count.horizontalPosition = 0
    widget.child = makeBar()
    widget.duration = 150
    widget.transition = .slideDown
    listen()
    observations = [observe(self) { $0.showSearch() }, observe(self) { $0.showCount() }]
  }

  /// Puts the focus into the field, with its text selected.
  func focus() {
    showSearch()
    // The other way round, GTK would blink a caret over the selection.
    entry.selectAll()
    entry.grabFocus()
  }

  /// A narrow bar has two lines.
  func setSizeClass(_ sizeClass: SizeClass) {
    content.orientation = sizeClass == .compact ? .vertical : .horizontal
    count.expandsHorizontally = sizeClass == .compact
  }

  private static func name(_ button: ToggleButton, _ label: String, _ name: String) {
    button.label = label
    button.tooltip = name
    button.setAccessibleLabel(name)
    button.hasFrame = false
  }

  private func makeBar() -> Widget {
    let close = Button(icon: "window-close-symbolic", name: "Close Find Bar")
    close.hasFrame = false
    close.onClicked(self) { $0.model.endSearch() }
    let previous = CommandButton.make(.findPrevious, icon: "go-up-symbolic", in: model)
    let next = CommandButton.make(.findNext, icon: "go-down-symbolic", in: model)
    let clamp = Clamp()
    clamp.maximumSize = 720
    let tools = Box(.horizontal, spacing: 4, [count, previous, next, matchCase, wordStarts, close])
    content.append(tools)
    clamp.child = content
    clamp.addStyleClass("find-bar")
    return clamp
  }

  private func listen() {
    entry.on("search-changed", self) { (bar: FindBar) in bar.search() }
    entry.on("activate", self) { (bar: FindBar) in bar.goOn(.findNext) }
    entry.on("next-match", self) { (bar: FindBar) in bar.goOn(.findNext) }
    entry.on("previous-match", self) { (bar: FindBar) in bar.goOn(.findPrevious) }
    matchCase.on("toggled", self) { (bar: FindBar) in bar.search() }
    wordStarts.on("toggled", self) { (bar: FindBar) in bar.search() }
    let keys = KeyController()
    keys.captureFirst()
    keys.onPressed(self) { bar, key, modifiers in bar.press(key, modifiers) }
    widget.add(keys)
  }

  private func press(_ key: Key, _ modifiers: GTK.Modifiers) -> Bool {
    switch (key, modifiers) {
    case (.escape, []): model.endSearch()
    case (.enter, .shift), (.keypadEnter, .shift): goOn(.findPrevious)
    default: return false
    }
    return true
  }

  /// The field tells of what is typed a moment later than of Enter.
  private func goOn(_ command: Command.ID) {
    guard wanted == model.search else {
      search()
      return
    }
    model.commands.run(command)
  }

  private var wanted: PageSearch {
    var options: FindOptions = []
    if matchCase.isActive { options.insert(.matchCase) }
    if wordStarts.isActive { options.insert(.wordStarts) }
    return PageSearch(text: entry.text, options: options)
  }

  private func search() {
    if !isFollowing {
      shown = wanted
      model.find(wanted)
    }
  }

  private func showSearch() {
    let search = model.search
    // A bar that is only folded could still be reached by the keyboard.
    widget.isVisible = search != nil
    widget.revealsChild = search != nil
    guard search != shown else {
      return
    }
    shown = search
    guard let search, search != wanted else {
      return
    }
    isFollowing = true
    entry.text = search.text
    matchCase.isActive = search.options.contains(.matchCase)
    wordStarts.isActive = search.options.contains(.wordStarts)
    isFollowing = false
  }

  private func showCount() {
    let found = model.foundMatches
    let words = found?.words ?? ""
    if words != count.text, !words.isEmpty {
      entry.announce(words)
    }
    count.text = words
    // An older screen reader hears of the field that it is in.
    entry.setAccessibleDescription(words)
    entry.setStyleClass("error", found?.count == 0)
  }
}
