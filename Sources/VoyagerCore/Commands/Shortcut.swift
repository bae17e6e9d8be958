/// A key with modifiers that runs a command.
public struct Shortcut: Hashable, Sendable {
  /// A key, by what it means rather than where it sits.
  public enum Key: Hashable, Sendable {
    case character(Character)
    case function(Int)
    case left
    case right
    case home
    case tab
    case pageUp
    case pageDown
    case escape
    case delete
    case back
    case forward
  }

  public var key: Key
  public var modifiers: Modifiers

  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  public init(_ character: Character, _ modifiers: Modifiers = .control) {
    self.init(.character(character), modifiers)
  }
}
