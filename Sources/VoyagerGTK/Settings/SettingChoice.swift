import GTK
import VoyagerCore

/// A row that chooses one of several values of a setting.
@MainActor
final class SettingChoice<Value: Equatable> {
  let row: ComboRow

  private var choices: [(value: Value, name: String)]
  private let name: (Value) -> String
  private var isFollowing = false

  /// - Parameters:
  ///   - sentence: What the setting does, where the title does not say it.
  ///   - choose: Called when the person chose, never when the setting changed elsewhere.
  init(
    _ title: String, _ sentence: String, _ values: [Value], name: @escaping (Value) -> String,
    choose: @escaping @MainActor (Value) -> Void
  ) {
    row = ComboRow(title: title, subtitle: sentence)
    row.setAccessibleDescription(sentence)
    self.name = name
    choices = values.map { ($0, name($0)) }
    row.setChoices(choices.map(\.name))
    row.onNotify("selected", self) { choice in
      guard !choice.isFollowing, let place = choice.row.selected else {
        return
      }
      choose(choice.choices[place].value)
    }
  }

  /// Shows the value that holds; one from the file or a terminal may not be among the choices yet.
  func show(_ value: Value) {
    offer(value)
    isFollowing = true
    defer { isFollowing = false }
    let place = choices.firstIndex { $0.value == value }
    if row.selected != place {
      row.selected = place
    }
  }

  /// Replaces the values that can be chosen; the one that holds is shown again by ``show(_:)``.
  func offerOnly(_ values: [Value]) {
    guard choices.map(\.value) != values else {
      return
    }
    isFollowing = true
    defer { isFollowing = false }
    choices = values.map { ($0, name($0)) }
    row.setChoices(choices.map(\.name))
  }

  /// Adds a value that can be chosen.
  func offer(_ value: Value) {
    guard !choices.contains(where: { $0.value == value }) else {
      return
    }
    isFollowing = true
    defer { isFollowing = false }
    let place = row.selected
    choices.append((value, name(value)))
    row.setChoices(choices.map(\.name))
    row.selected = place
  }
}
