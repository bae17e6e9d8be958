/// The keys that a person gave to commands in place of the usual ones.
///
/// A chosen key is taken from the command that usually has it, so that no key ever means two things.
public struct ShortcutChoices: Hashable, Sendable {
  private var chosen: [String: [Shortcut]] = [:]
  private var owners: [Shortcut: String] = [:]

  public init() {}

  public var isEmpty: Bool { chosen.isEmpty }

  public func isChosen(_ id: Command.ID) -> Bool { chosen[id.rawValue] != nil }

  /// The keys that a command has now.
  public func shortcuts(of id: Command.ID, usual: [Shortcut]) -> [Shortcut] {
    guard !chosen.isEmpty else {
      return usual
    }
    return (chosen[id.rawValue] ?? usual).filter { owners[$0, default: id.rawValue] == id.rawValue }
  }

  /// Gives a command these keys, and only these; another one that was given one of them loses it.
  public mutating func choose(_ shortcuts: [Shortcut], for id: Command.ID) {
    for (other, theirs) in chosen {
      chosen[other] = theirs.filter { !shortcuts.contains($0) }
    }
    chosen[id.rawValue] = shortcuts
    noteOwners()
  }

  /// Gives a command its usual keys again, as far as no other one was given them.
  public mutating func reset(_ id: Command.ID) {
    chosen[id.rawValue] = nil
    noteOwners()
  }

  /// A file written by hand may give a key twice.
  private mutating func noteOwners() {
    owners = [:]
    for (id, shortcuts) in chosen.sorted(by: { $0.key < $1.key }) {
      for shortcut in shortcuts where owners[shortcut] == nil {
        owners[shortcut] = id
      }
    }
  }
}

extension ShortcutChoices: Codable {
  public init(from decoder: any Decoder) throws {
    let texts = try decoder.singleValueContainer().decode([String: [String]].self)
    chosen = try texts.mapValues { texts in
      try texts.map { text in
        guard let shortcut = Shortcut(text: text), ShortcutRule.objection(to: shortcut) == nil else {
          throw StoreProblem.damaged("“\(text)” is no key for a command")
        }
        return shortcut
      }
    }
    noteOwners()
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(chosen.mapValues { $0.map(\.text) })
  }
}
