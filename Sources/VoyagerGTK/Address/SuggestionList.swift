import GTK
import VoyagerCore

/// The rows below the address field.
///
/// They lie over the page instead of in a window of their own, so that the focus never leaves the field. Each row stays
/// where it is and only changes what it shows, so that nothing flickers at a letter.
@MainActor
final class SuggestionList {
  let widget = ScrolledWindow()

  private let list = Box(.vertical)
  private let field: AddressBar
  private let area: Overlay
  private let model: BrowserWindowModel
  private var rows: [SuggestionRow] = []
  private var sizeClass = SizeClass.regular
  private var observation: ObservationToken?

  private static let gap = 4
  /// The first button opens here, the middle one in a new tab.
  private static let buttons: [UInt32: VoyagerCore.Modifiers] = [1: [], 2: .alt]

  /// - Parameter area: What the rows lie over, all of the window.
  init(_ model: BrowserWindowModel, below field: AddressBar, over area: Overlay) {
    self.model = model
    self.field = field
    self.area = area
    list.setAccessibleRole(.listBox)
    list.setAccessibleLabel("Suggestions")
    list.addStyleClass("suggestion-rows")
    widget.child = list
    widget.addStyleClass("suggestions")
    widget.canFocus = false
    widget.verticalAlign = .start
    widget.horizontalPolicy = .never
    widget.propagatesHeight = true
    widget.isVisible = false
    area.add(widget)
    observation = observe(self) { $0.update() }
  }

  /// The window got its size.
  func fit(_ sizeClass: SizeClass) {
    self.sizeClass = sizeClass
    if widget.isVisible { update() }
  }

  private func update() {
    let field = model.addressField
    let shown = field.rows
    while rows.count < shown.count { addRow() }
    for (index, suggestion) in shown.enumerated() {
      let owner = suggestion.identity.flatMap(model.services.identities.identity)
      rows[index].show(
        suggestion, of: owner, siteIcon(of: suggestion, owner), isChosen: index == field.chosenRow, sizeClass)
    }
    for (index, row) in rows.enumerated() where row.widget.isVisible != (index < shown.count) {
      row.widget.isVisible = index < shown.count
    }
    widget.isVisible = !shown.isEmpty
    place()
    reveal(field.chosenRow)
    let isMoved = !shown.isEmpty && field.chosenRow > 0
    self.field.setActiveRow(
      isMoved ? rows[field.chosenRow].widget : nil,
      says: isMoved ? spoken(shown[field.chosenRow]) : "")
  }

  private func siteIcon(of suggestion: Suggestion, _ owner: Identity?) -> SiteIcon? {
    switch suggestion.kind {
    case .search, .words: nil
    case .open, .tab, .shortcut, .bookmark, .history, .place:
      model.services.pictures.icon(of: suggestion.target, in: owner ?? identity)
    }
  }

  /// Who the person is in the tab that would go there.
  private var identity: Identity { model.selectedTab?.identity ?? model.identity }

  private func spoken(_ suggestion: Suggestion) -> String {
    suggestion.spoken(identity: suggestion.identity.flatMap(model.services.identities.identity)?.name)
  }

  private func addRow() {
    let index = rows.count
    let row = SuggestionRow { [weak self] button in self?.pick(index, button) }
    rows.append(row)
    list.append(row.widget)
  }

  /// Below the field, or across a narrow window.
  private func place() {
    guard !model.addressField.rows.isEmpty, let bounds = field.widget.bounds(in: area) else {
      return
    }
    let isCompact = sizeClass == .compact
    let left = isCompact ? 0 : bounds.x
    let right = isCompact ? 0 : area.width - bounds.x - bounds.width
    let isMirrored = area.direction == .rightToLeft
    widget.marginStart = Int32(max(0, isMirrored ? right : left))
    widget.marginEnd = Int32(max(0, isMirrored ? left : right))
    let top = bounds.y + bounds.height + Self.gap
    widget.marginTop = Int32(max(0, top))
    widget.maximumHeight = Int32(max(100, area.height - top - 2 * Self.gap))
  }

  private func reveal(_ index: Int) {
    guard rows.indices.contains(index), let bounds = rows[index].widget.bounds(in: list) else {
      return
    }
    widget.reveal(y: bounds.y, height: bounds.height)
  }

  private func pick(_ index: Int, _ button: UInt32) {
    guard let modifiers = Self.buttons[button] else {
      return
    }
    model.addressField.chooseRow(index)
    field.commit(modifiers)
  }
}
