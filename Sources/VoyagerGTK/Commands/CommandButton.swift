import GTK
import VoyagerCore

/// Buttons that run a window's commands.
@MainActor
enum CommandButton {
  static func make(_ id: Command.ID, icon: String, in model: BrowserWindowModel) -> Button {
    let button = Button(icon: icon, name: "")
    button.hasFrame = false
    button.focusesOnClick = false
    if let command = model.commands[id] {
      show(command, icon: icon, on: button)
      button.attach(CommandTooltip(command, on: button))
    }
    return button
  }

  static func show(_ command: Command, icon: String, on button: Button) {
    button.iconName = icon
    button.actionName = "win.\(command.id.rawValue)"
    button.tooltip = command.tooltip
    button.setAccessibleLabel(command.title)
  }
}
