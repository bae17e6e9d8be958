import GTK
import VoyagerCore

/// One row below the address field, which shows one suggestion after the other.
@MainActor
final class SuggestionRow {
  let widget: Box

  private let icon = SiteIconImage()
  private let title = Label()
  private let address = Label()
  private let texts: Box
  private let identity = Label()
  private let why = Label()
  private let click = ClickGesture(button: 0)
  private var shown: Suggestion?
  private var owner: Identity?

  /// - Parameter picked: The row was clicked; the number is the button's.
  init(_ picked: @escaping @MainActor (UInt32) -> Void) {
    texts = Box(.horizontal, spacing: 8, [title, address])
    widget = Box(.horizontal, spacing: 10, [icon.widget, texts, identity, why])
    // GTK 4.8 has no word on the bus for an option.
    widget.setAccessibleRole(.listItem)
    widget.addStyleClass("suggestion")
    texts.expandsHorizontally = true
    texts.verticalAlign = .center
    for label in [title, address] {
      label.ellipsize = .end
      label.horizontalPosition = 0
    }
    address.expandsHorizontally = true
    address.addStyleClass("suggestion-address")
    identity.addStyleClass("identity-chip")
    identity.ellipsize = .end
    identity.maximumWidthInCharacters = 12
    why.addStyleClass("suggestion-why")
    for side in [identity, why] { side.verticalAlign = .center }
    click.onReleased(self) { row, _, _, _ in picked(row.click.currentButton) }
    widget.add(click)
  }

  /// - Parameters:
  ///   - owner: Whose it is, when it is another identity's.
  ///   - siteIcon: The icon of the site that it leads to, when it leads to one that was seen.
  ///   - isChosen: Whether Enter runs it.
  func show(
    _ suggestion: Suggestion, of owner: Identity?, _ siteIcon: SiteIcon?, isChosen: Bool,
    _ sizeClass: SizeClass
  ) {
    widget.setStyleClass("chosen", isChosen)
    widget.setAccessiblySelected(isChosen)
    let isCompact = sizeClass == .compact
    texts.orientation = isCompact ? .vertical : .horizontal
    texts.spacing = isCompact ? 0 : 8
    // The icon says as much; only what does something else than opening the page must be in words.
    why.isVisible = !isCompact || suggestion.kind == .tab
    guard suggestion != shown || owner != self.owner else {
      return
    }
    shown = suggestion
    icon.show(siteIcon, otherwise: suggestion.kind.icon)
    show(suggestion.title, marked: suggestion.titleMatches, in: title)
    show(suggestion.address, marked: suggestion.addressMatches, in: address)
    why.text = suggestion.why
    identity.text = owner?.name ?? ""
    identity.isVisible = owner != nil
    if let color = self.owner?.color { identity.removeStyleClass("identity-\(color.rawValue)") }
    if let color = owner?.color { identity.addStyleClass("identity-\(color.rawValue)") }
    self.owner = owner
    widget.setAccessibleLabel(suggestion.spoken(identity: owner?.name))
  }

  private func show(_ text: String, marked ranges: [Range<Int>], in label: Label) {
    label.text = text
    label.isVisible = !text.isEmpty
    label.setAttributes(ranges.map { TextAttribute(.bold, $0) })
  }
}
