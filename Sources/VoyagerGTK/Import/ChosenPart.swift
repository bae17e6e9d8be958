import GTK

/// A part of an import that is wanted or not, if it is offered.
@MainActor
final class ChosenPart {
  let row: ActionRow

  private let check = Switch()

  init(_ title: String, _ sentence: String) {
    row = ActionRow(title: title, subtitle: sentence)
    row.setAccessibleDescription(sentence)
    check.verticalAlign = .center
    row.addSuffix(check)
    row.activatableWidget = check
  }

  var isChosen: Bool {
    get { check.isActive && row.isSensitive }
    set { check.isActive = newValue }
  }

  var isOffered: Bool {
    get { row.isSensitive }
    set { row.isSensitive = newValue }
  }

  func onChange<Owner: AnyObject>(_ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void) {
    check.onNotify("active", owner, body)
  }
}
