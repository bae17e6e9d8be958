/// The list of keys of a window's commands, and what a person does with it.
///
/// Its properties read models, so a view that observes them follows.
@MainActor
public struct ShortcutEditor {
  /// What came of a key that a person pressed for a command.
  public enum Assessment: Equatable {
    case free
    /// The command has it.
    case same
    case taken(by: Command.ID, title: String)
    case refused(ShortcutRule.Objection)
  }

  private let commands: [Command]
  private let settings: SettingsModel

  public init(_ window: BrowserWindowModel) {
    commands = window.commands.all
    settings = window.services.settings
  }

  /// Whether changes last, or why not.
  public var problem: String? { settings.problem }

  /// The commands of which the title or a key has all words of a text, in groups.
  public func groups(matching text: String) -> [ShortcutGroup] {
    let words = SearchWords.folded(text).split { $0.isWhitespace || $0 == "+" }
    return ShortcutGroup.all(of: commands).compactMap { group in
      let found = group.commands.filter { command in
        let names = [command.title] + command.shortcuts.map(\.text)
        let lines = names.map { SearchWords.folded($0).replacing("control", with: "control ctrl") }
        return words.isEmpty || lines.contains { line in words.allSatisfy { line.contains($0) } }
      }
      return found.isEmpty ? nil : ShortcutGroup(title: group.title, commands: found)
    }
  }

  public func assess(_ shortcut: Shortcut, for id: Command.ID) -> Assessment {
    if let objection = ShortcutRule.objection(to: shortcut) {
      return .refused(objection)
    }
    guard let owner = commands.first(where: { $0.shortcuts.contains(shortcut) }) else {
      return .free
    }
    return owner.id == id ? .same : .taken(by: owner.id, title: owner.title)
  }

  /// Gives a command these keys and takes them from the others.
  ///
  /// Keys that writing needs are left out.
  public func set(_ shortcuts: [Shortcut], for id: Command.ID) {
    let allowed = shortcuts.filter { ShortcutRule.objection(to: $0) == nil }
    settings.update { settings in
      let usual = commands.first { $0.id == id }?.usualShortcuts
      settings.shortcuts.choose(allowed, for: id)
      if allowed == usual {
        settings.shortcuts.reset(id)
      }
    }
  }

  public func add(_ shortcut: Shortcut, for id: Command.ID) {
    let present = commands.first { $0.id == id }?.shortcuts ?? []
    set(present.filter { $0 != shortcut } + [shortcut], for: id)
  }

  public func isChanged(_ command: Command) -> Bool { command.shortcuts != command.usualShortcuts }

  public var hasChanges: Bool { !settings.settings.shortcuts.isEmpty }

  /// Gives a command its usual keys again, also where another one was given them.
  public func reset(_ id: Command.ID) {
    set(commands.first { $0.id == id }?.usualShortcuts ?? [], for: id)
  }

  public func resetAll() {
    settings.update { $0.shortcuts = ShortcutChoices() }
  }
}
