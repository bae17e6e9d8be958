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
  public let shortcuts: [Shortcut]

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
    self.shortcuts = shortcuts
    enabled = isEnabled
    checked = isChecked
    action = run
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
