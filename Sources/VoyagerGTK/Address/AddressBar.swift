import GTK
import VoyagerCore

/// The address field with its signs and the progress of the load.
@MainActor
final class AddressBar {
  let widget = Overlay()

  let entry = Entry()
  private let progress = ProgressBar()
  private let security: SecuritySign
  private let caption: SecurityCaption
  private let identity: IdentityChip
  private let signs: PageSigns
  private let reader: ReaderSign
  private let zoom: ZoomSign
  private let caret: CaretSign
  private let star: BookmarkButton
  let model: BrowserWindowModel
  private var isFollowing = false
  private var change = TextChange.other
  private var isComposing = false
  private var pasting: PasteAndGo?
  private var observations: [ObservationToken] = []

  init(_ model: BrowserWindowModel) {
    self.model = model
    security = SecuritySign(model)
    caption = SecurityCaption(model)
    identity = IdentityChip(model)
    signs = PageSigns(model)
    reader = ReaderSign(model)
    zoom = ZoomSign(model)
    caret = CaretSign(model)
    star = BookmarkButton(model)
    let row = Box(
      .horizontal,
      [
        security.widget, caption.widget, identity.widget, entry, signs.widget, caret.widget, zoom.widget,
        reader.widget, star.widget,
      ])
    row.addStyleClass("address-bar")
    progress.addStyleClass("osd")
    progress.verticalAlign = .end
    progress.canTarget = false
    progress.setAccessibleLabel("Progress of the page")
    widget.child = row
    widget.add(progress)
    widget.expandsHorizontally = true
    widget.verticalAlign = .center
    entry.hasFrame = false
    entry.expandsHorizontally = true
    entry.widthInCharacters = 8
    entry.purpose = .url
    entry.placeholder = AddressField.placeholder
    entry.setAccessibleLabel("Address")
    listen()
    observations = [
      observe(self) { $0.showAddress() },
      observe(self) { $0.showProgress() },
    ]
  }

  func openSitePanel() { security.open() }

  func openStar() { star.open() }

  func close() {
    security.close()
    star.close()
  }

  func setSizeClass(_ sizeClass: SizeClass) {
    caption.sizeClass = sizeClass
    identity.setSizeClass(sizeClass)
    zoom.setSizeClass(sizeClass)
    star.setSizeClass(sizeClass)
  }

  var hasFocus: Bool { entry.containsFocus }

  func focus() {
    model.addressField.beginEditing()
    showAddress()
    selectAll()
    entry.grabFocus()
  }

  /// Opens what can be done about the first sign beside the address.
  func openSigns() { signs.openFirst() }

  // MARK: - The model

  private func showAddress() {
    let field = model.addressField
    let resting = field.resting(suffixes: model.services.suffixes)
    let text = resting?.text ?? field.text
    isFollowing = true
    if entry.text != text {
      write(text, tail: resting == nil ? field.tailLength : 0)
    }
    entry.setAttributes(resting.map(Self.attributes) ?? [])
    isFollowing = false
  }

  /// - Parameter tail: How many characters at the end are proposed, so that the next letter takes their place.
  private func write(_ text: String, tail: Int) {
    let typed = String(text.dropLast(tail))
    if tail > 0, entry.text == typed {
      entry.append(String(text.suffix(tail)))
    } else {
      entry.text = text
    }
    guard model.addressField.isEditing, model.addressField.isEdited else {
      return
    }
    let length = text.unicodeScalars.count
    entry.position = length
    if tail > 0 {
      entry.selection = typed.unicodeScalars.count..<length
    }
  }

  /// What a screen reader says of the row that the arrow keys are on.
  func setActiveRow(_ row: Widget?, says words: String) {
    entry.setActiveDescendant(row)
    entry.setAccessibleDescription(words)
  }

  /// The domain is strong, what surrounds it quiet.
  private static func attributes(_ resting: AddressDisplay.Resting) -> [TextAttribute] {
    let start = resting.prefix.utf8.count
    let end = start + resting.domain.utf8.count
    guard end > start else {
      return []
    }
    let quiet = TextAttribute.Kind.opacity(0.65)
    return [
      TextAttribute(quiet, 0..<start), TextAttribute(.bold, start..<end),
      TextAttribute(quiet, end..<resting.text.utf8.count),
    ].filter { $0.range?.isEmpty == false }
  }

  private func showProgress() {
    let status = model.selectedTab?.status
    progress.isVisible = status?.isLoading == true
    progress.fraction = status?.progress ?? 0
  }

  // MARK: - The person

  private func listen() {
    entry.onInserting(self) { bar, place in
      guard !bar.isFollowing else {
        return
      }
      bar.change = place == bar.entry.text.unicodeScalars.count ? .typedAtEnd : .other
    }
    entry.onChanged(self) { $0.didChange() }
    entry.onPreedit(self) { bar, text in bar.compose(!text.isEmpty) }
    entry.onCopying(self) { $0.copyAddress() }
    entry.on("activate", self) { (bar: AddressBar) in bar.commit([]) }
    let focus = FocusController()
    focus.on("enter", self) { (bar: AddressBar) in bar.didEnter() }
    focus.on("leave", self) { (bar: AddressBar) in bar.didLeave() }
    entry.add(focus)
    let keys = KeyController()
    keys.onPressed(self) { bar, key, modifiers in bar.press(key, modifiers) }
    entry.add(keys)
    // Enter alone comes by "activate", because an input method may need it first.
    let first = KeyController()
    first.captureFirst()
    first.onPressed(self) { bar, key, modifiers in bar.pressFirst(key, modifiers) }
    entry.add(first)
    pasting = PasteAndGo(self)
  }

  private func didChange() {
    guard !isFollowing else {
      return
    }
    let change = change
    self.change = .other
    model.editAddress(entry.text, change)
  }

  private func compose(_ isComposing: Bool) {
    self.isComposing = isComposing
    model.addressField.setComposing(isComposing)
  }

  private func didEnter() {
    model.addressField.beginEditing()
    showAddress()
    // After the click that brought the focus has set the caret, unless the person types already.
    let text = entry.text
    Task { [weak self] in
      guard let self, hasFocus, entry.selection == nil, entry.text == text else {
        return
      }
      selectAll()
    }
  }

  private func selectAll() {
    entry.selectAll()
    // Attributes make GTK look again whether the caret blinks; a selection alone leaves it blinking.
    entry.setAttributes([])
  }

  private func didLeave() {
    model.addressField.leave()
    entry.selection = nil
  }

  private func press(_ key: Key, _ modifiers: GTK.Modifiers) -> Bool {
    let isOpen = !model.addressField.rows.isEmpty
    switch (key, modifiers) {
    case (.escape, []): escape()
    case (.down, []): return model.addressField.moveInRows(by: 1)
    case (.up, []): return model.addressField.moveInRows(by: -1)
    // As in other browsers; with the list closed, Tab leaves the field.
    case (.tab, []) where isOpen: return model.addressField.moveInRows(by: 1)
    case (.backTab, .shift) where isOpen: return model.addressField.moveInRows(by: -1)
    default: return false
    }
    return true
  }

  private func escape() {
    switch model.addressField.escape() {
    case .closed: break
    case .typed: showAddress()
    case .restored:
      showAddress()
      selectAll()
    case .leave: model.shell?.focusPage()
    }
  }

  private func pressFirst(_ key: Key, _ modifiers: GTK.Modifiers) -> Bool {
    guard !isComposing else {
      return false
    }
    if key == .delete, modifiers == .shift {
      return model.deleteChosenRow()
    }
    guard key == .enter || key == .keypadEnter, let modifiers = Self.commitModifiers[modifiers.rawValue]
    else {
      return false
    }
    commit(modifiers)
    return true
  }

  /// What is shown is for reading; what is copied is the address itself.
  private func copyAddress() {
    guard let range = entry.selection, range.count == entry.text.unicodeScalars.count,
      let address = model.addressField.addressToCopy
    else {
      return
    }
    Task { Display.current?.clipboard.set(address.text) }
  }

  func commit(_ modifiers: VoyagerCore.Modifiers) {
    model.commitAddress(modifiers)
    // What could not be opened stays to be edited.
    if !model.addressField.isEditing {
      model.shell?.focusPage()
    }
  }

  private static let commitModifiers: [UInt32: VoyagerCore.Modifiers] = [
    GTK.Modifiers.alt.rawValue: .alt, GTK.Modifiers.shift.rawValue: .shift,
    GTK.Modifiers.control.rawValue: .alt,
  ]
}
