import GTK
import VoyagerCore

/// Something that is cleared or not.
@MainActor
final class ClearingRow {
  let row: ActionRow

  private let check = Switch()

  init(_ title: String) {
    row = ActionRow(title: title)
    check.verticalAlign = .center
    row.addSuffix(check)
    row.activatableWidget = check
  }

  var isChosen: Bool {
    get { check.isActive && row.isSensitive }
    set { check.isActive = newValue }
  }

  func onChange<Owner: AnyObject>(_ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void) {
    check.onNotify("active", owner, body)
  }

  func show(_ words: String) {
    row.subtitle = words
    row.setAccessibleDescription(words)
  }

  /// Says what clearing a kind comes to in the range that is chosen.
  func show(_ kind: SiteDataKind, _ outcome: SiteDataClearing.Outcome, isAllTime: Bool) {
    switch outcome {
    case .kept: show("Can only be cleared for all time")
    case .whole where !isAllTime: show("All of it is cleared. \(kind.sentence).")
    case .whole, .byTime: show(kind.sentence)
    }
    row.isSensitive = outcome != .kept
  }
}
