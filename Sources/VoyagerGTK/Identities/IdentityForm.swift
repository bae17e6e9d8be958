import Foundation
import GTK
import VoyagerCore

/// Asks for an identity's name, colour and icon, and how it reaches the network.
@MainActor
final class IdentityForm {
  struct Answer {
    var name: String
    var color: IdentityColor
    var icon: String
    var proxy = ProxyChoice.system
  }

  private let name = Entry()
  private let problem = Label()
  private let colors: ChoiceRow<IdentityColor>
  private let icons: ChoiceRow<String>
  private let proxy: ProxyRows
  private let title: String
  private let button: String
  private let icon: String

  /// - Parameters:
  ///   - title: The question.
  ///   - button: What the button does.
  init(_ title: String, _ answer: Answer, button: String) {
    self.title = title
    self.button = button
    icon = answer.icon
    colors = ChoiceRow(
      "Color",
      IdentityColor.allCases.map { color in
        (color, color.rawValue.capitalized, IdentityBadge.make(icon: "object-select-symbolic", color: color))
      }, chosen: answer.color)
    icons = ChoiceRow(
      "Icon", IdentityIcon.allCases.map { ($0.rawValue, $0.name, Image(icon: $0.rawValue)) },
      chosen: answer.icon)
    proxy = ProxyRows(answer.proxy)
    name.text = answer.name
    name.setAccessibleLabel("Name")
    name.activatesDefault = true
    problem.wraps = true
    problem.horizontalPosition = 0
    problem.addStyleClass("error")
    problem.isVisible = false
  }

  /// - Parameter check: Says why a name can't be taken.
  /// - Returns: `nil` if the person gave up.
  func ask(above window: Window, checking check: @escaping @MainActor (String) -> IdentityError?) async
    -> Answer?
  {
    let dialog = MessageDialog(heading: title, parent: window)
    let label = Label("Name")
    label.horizontalPosition = 0
    dialog.extraChild = Box(
      .vertical, spacing: 12,
      [Box(.vertical, spacing: 6, [label, name, problem]), colors.widget, icons.widget, proxy.widget])
    dialog.addResponse("cancel", "Cancel")
    dialog.addResponse("save", button, .suggested)
    dialog.defaultResponse = "save"
    dialog.closeResponse = "cancel"
    let update: @MainActor () -> Void = { [weak self, weak dialog] in
      guard let self, let dialog else {
        return
      }
      let error = check(name.text)
      dialog.setEnabled("save", error == nil && proxy.chosen != nil)
      problem.text = error?.message ?? ""
      problem.isVisible = error != nil && !name.text.isEmpty
    }
    update()
    name.onChanged(self) { _ in update() }
    proxy.onChange = update
    name.grabFocus()
    guard await dialog.ask() == "save" else {
      return nil
    }
    return Answer(
      name: name.text, color: colors.chosen ?? .blue, icon: icons.chosen ?? icon,
      proxy: proxy.chosen ?? .system)
  }
}
