import GTK
import VoyagerCore

/// The address field with its signs and the progress of the load.
@MainActor
final class AddressBar {
  let widget = Overlay()

  private let entry = Entry()
  private let progress = ProgressBar()
  private let security: SecuritySign
  private let caption: SecurityCaption
  private let identity: IdentityChip
  private let signs: PageSigns
  private let star: BookmarkButton
  private let model: BrowserWindowModel
  private var isFollowing = false
  private var observations: [ObservationToken] = []

  init(_ model: BrowserWindowModel) {
    self.model = model
    security = SecuritySign(model)
    caption = SecurityCaption(model)
    identity = IdentityChip(model)
    signs = PageSigns(model)
    star = BookmarkButton(model)
    let row = Box(
      .horizontal,
      [security.widget, caption.widget, identity.widget, entry, signs.widget, star.widget])
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
      entry.text = text
    }
    entry.setAttributes(resting.map(Self.attributes) ?? [])
    isFollowing = false
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
    entry.onChanged(self) { $0.didChange() }
    entry.on("activate", self) { (bar: AddressBar) in bar.commit([]) }
    let focus = FocusController()
    focus.on("enter", self) { (bar: AddressBar) in bar.didEnter() }
    focus.on("leave", self) { (bar: AddressBar) in bar.didLeave() }
    entry.add(focus)
    let keys = KeyController()
    keys.onPressed(self) { bar, key, modifiers in bar.press(key, modifiers) }
    entry.add(keys)
    // Enter alone comes by "activate", because an input method may need it first.
    let enter = KeyController()
    enter.captureFirst()
    enter.onPressed(self) { bar, key, modifiers in bar.pressEnter(key, modifiers) }
    entry.add(enter)
  }

  private func didChange() {
    guard !isFollowing else {
      return
    }
    model.addressField.edit(entry.text)
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
    guard key == .escape, modifiers == [] else {
      return false
    }
    switch model.addressField.escape() {
    case .restored:
      showAddress()
      selectAll()
    case .leave:
      model.shell?.focusPage()
    }
    return true
  }

  private func pressEnter(_ key: Key, _ modifiers: GTK.Modifiers) -> Bool {
    guard key == .enter || key == .keypadEnter, let modifiers = Self.commitModifiers[modifiers.rawValue]
    else {
      return false
    }
    commit(modifiers)
    return true
  }

  private func commit(_ modifiers: VoyagerCore.Modifiers) {
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
