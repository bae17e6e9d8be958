import GTK
import VoyagerCore

/// Commands as actions, for menus, buttons and keys.
///
/// It follows whether each can be run and whether it is on.
@MainActor
final class CommandActions {
  private let commands: [(command: Command, action: Action)]
  private var observation: ObservationToken?

  init(_ commands: [Command], in map: any ActionMap) {
    self.commands = commands.map { ($0, Self.action(for: $0)) }
    self.commands.forEach { map.add($0.action) }
    observation = observe(self) { $0.update() }
  }

  private static func action(for command: Command) -> Action {
    guard let isChecked = command.isChecked else {
      return Action(command.id.rawValue) { command.run() }
    }
    return Action(command.id.rawValue, isOn: isChecked) { command.run() }
  }

  private func update() {
    for (command, action) in commands {
      let isEnabled = command.isEnabled
      if action.isEnabled != isEnabled {
        action.isEnabled = isEnabled
      }
      if let isChecked = command.isChecked {
        action.state = .bool(isChecked)
      }
    }
  }
}
