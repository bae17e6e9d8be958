import GTK

/// Small buttons with pictures, of which one is chosen.
@MainActor
final class ChoiceRow<Value: Equatable> {
  let widget: Widget

  private let choices: [(value: Value, button: ToggleButton)]

  /// - Parameters:
  ///   - choices: Each with its name and its picture.
  ///   - chosen: The one that is chosen at first; none, if it is not among them.
  init(_ title: String, _ choices: [(value: Value, name: String, picture: Widget)], chosen: Value) {
    self.choices = choices.map { choice in
      let button = ToggleButton()
      button.child = choice.picture
      button.tooltip = choice.name
      button.setAccessibleLabel("\(title): \(choice.name)")
      button.addStyleClass("flat")
      button.addStyleClass("identity-choice")
      return (choice.value, button)
    }
    let label = Label(title)
    label.horizontalPosition = 0
    let rows = stride(from: 0, to: choices.count, by: 4).map { [choices = self.choices] start in
      Box(.horizontal, spacing: 6, choices[start..<min(start + 4, choices.count)].map(\.button))
    }
    widget = Box(.vertical, spacing: 6, [label] + rows)
    if let first = self.choices.first?.button {
      self.choices.dropFirst().forEach { $0.button.join(first) }
    }
    self.choices.first { $0.value == chosen }?.button.isActive = true
  }

  var chosen: Value? { choices.first { $0.button.isActive }?.value }
}
