import GTK

/// A row that shows what was picked in a dialog, and goes back to what holds without it.
@MainActor
final class SettingPick {
  let row: ActionRow

  private let reset: Button
  private let otherwise: String

  /// - Parameters:
  ///   - otherwise: What is said while nothing is picked.
  ///   - pick: Asks for another value.
  ///   - forget: Goes back.
  init(
    _ title: String, otherwise: String, pick: @escaping @MainActor () async -> Void,
    forget: @escaping @MainActor () -> Void
  ) {
    self.otherwise = otherwise
    row = ActionRow(title: title)
    reset = Button(icon: "edit-undo-symbolic", name: "\(title): \(otherwise)")
    reset.addStyleClass("flat")
    let choose = Button(label: "Choose…")
    choose.setAccessibleLabel("Choose: \(title)…")
    for button in [reset, choose] {
      button.verticalAlign = .center
      row.addSuffix(button)
    }
    row.activatableWidget = choose
    choose.connect("clicked") { Task { await pick() } }
    reset.connect("clicked", forget)
  }

  func show(_ value: String?) {
    let words = value ?? otherwise
    row.subtitle = words
    row.setAccessibleDescription(words)
    reset.isVisible = value != nil
  }
}
