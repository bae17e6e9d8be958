import GTK
import VoyagerCore

/// A row that turns a setting on and off.
@MainActor
final class SettingSwitch {
  let row: ActionRow

  private let control = Switch()
  private let set: @MainActor (Bool) -> Void

  init(_ title: String, _ sentence: String, set: @escaping @MainActor (Bool) -> Void) {
    self.set = set
    row = ActionRow(title: title, subtitle: sentence)
    row.setAccessibleDescription(sentence)
    control.verticalAlign = .center
    row.addSuffix(control)
    row.activatableWidget = control
    control.onNotify("active", self) { setting in setting.set(setting.control.isActive) }
  }

  /// Says what it comes to now, and whether it can be changed.
  func show(_ sentence: String, isChangeable: Bool) {
    row.subtitle = sentence
    row.setAccessibleDescription(sentence)
    row.isSensitive = isChangeable
  }

  func show(_ isOn: Bool) {
    if control.isActive != isOn {
      control.isActive = isOn
    }
  }
}
