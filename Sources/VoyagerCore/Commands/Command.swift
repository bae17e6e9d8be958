/// Something a person can do.
///
/// The menu, the keyboard, the context menu and a terminal run the same object.
@MainActor
public struct Command: Identifiable {
  /// Names a command in menus, in a terminal and on the platform's own message bus.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public let id: ID
  public let title: String
  /// The keys that it has unless the person chose others.
  public let usualShortcuts: [Shortcut]

  private var chosen: (@MainActor () -> ShortcutChoices)?
  private let enabled: @MainActor () -> Bool
  private let checked: (@MainActor () -> Bool)?
  private let action: @MainActor () -> Void

  public init(
    _ id: ID, _ title: String, shortcuts: [Shortcut] = [],
    isEnabled: @escaping @MainActor () -> Bool = { true },
    isChecked: (@MainActor () -> Bool)? = nil, run: @escaping @MainActor () -> Void
  ) {
    self.id = id
    self.title = title
    usualShortcuts = shortcuts
    enabled = isEnabled
    checked = isChecked
    action = run
  }

  /// The keys that run it now.
  ///
  /// Reads the settings, so a view that observes it follows.
  public var shortcuts: [Shortcut] {
    chosen?().shortcuts(of: id, usual: usualShortcuts) ?? usualShortcuts
  }

  /// Whether a page never gets its keys: no page may keep a person in.
  public var isReserved: Bool { Self.reserved.contains(id) }

  private static let reserved: Set<ID> = [
    .newTab, .closeTab, .newWindow, .newPrivateWindow, .closeWindow, .quit,
  ]

  /// The same command, with the keys that the person chose.
  func following(_ settings: SettingsModel) -> Command {
    var command = self
    command.chosen = { [unowned settings] in settings.settings.shortcuts }
    return command
  }

  /// Whether it can be run now.
  ///
  /// Reads models, so a view that observes it follows.
  public var isEnabled: Bool { enabled() }

  /// Whether it is on, or `nil` for a command that is neither on nor off.
  public var isChecked: Bool? { checked?() }

  /// Runs it, if it can be run now.
  public func run() {
    guard isEnabled else {
      return
    }
    action()
  }
}
