/// A key with modifiers that runs a command.
public struct Shortcut: Hashable, Sendable {
  /// A key, by what it means rather than where it sits.
  public enum Key: Hashable, Sendable {
    /// A letter is a small one: Shift is a modifier.
    case character(Character)
    case function(Int)
    case left
    case right
    case up
    case down
    case home
    case end
    case tab
    case pageUp
    case pageDown
    case enter
    case space
    case backspace
    case escape
    case insert
    case delete
    /// The key of its own that many keyboards have for the page before.
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
