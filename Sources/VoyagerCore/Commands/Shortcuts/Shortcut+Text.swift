extension Shortcut {
  /// Such as "Control+Shift+T": how it is written down, and read again.
  public var text: String {
    let held = Self.modifierNames.filter { modifiers.contains($0.modifier) }.map(\.name)
    return (held + [keyName]).joined(separator: "+")
  }

  /// Reads what ``text`` gives; case does not count, and "Ctrl" is understood.
  public init?(text: some StringProtocol) {
    var modifiers: Modifiers = []
    var rest = text.lowercased()[...]
    while let (word, after) = Self.modifierWords.lazy.compactMap({ word, modifier in
      rest.hasPrefix(word + "+") && rest.count > word.count + 1
        ? (modifier, rest.dropFirst(word.count + 1)) : nil
    }).first {
      modifiers.insert(word)
      rest = after
    }
    guard let key = Self.key(String(rest)) else {
      return nil
    }
    self.init(key, modifiers)
  }

  private static func key(_ name: String) -> Key? {
    if let named = keyNames.first(where: { $0.name.lowercased() == name }) {
      return named.key
    }
    if name.hasPrefix("f"), let number = Int(name.dropFirst()), (1...35).contains(number) {
      return .function(number)
    }
    guard name.count == 1, let character = name.first, !character.isWhitespace else {
      return nil
    }
    return .character(character)
  }

  private var keyName: String {
    switch key {
    case .character(let character): character.uppercased()
    case .function(let number): "F\(number)"
    default: Self.keyNames.first { $0.key == key }?.name ?? ""
    }
  }

  private static let modifierNames: [(modifier: Modifiers, name: String)] = [
    (.control, "Control"), (.alt, "Alt"), (.shift, "Shift"),
  ]

  private static let modifierWords: [(String, Modifiers)] =
    modifierNames.map { ($0.name.lowercased(), $0.modifier) } + [("ctrl", .control)]

  private static let keyNames: [(key: Key, name: String)] = [
    (.left, "Left"), (.right, "Right"), (.up, "Up"), (.down, "Down"), (.home, "Home"), (.end, "End"),
    (.tab, "Tab"), (.pageUp, "Page Up"), (.pageDown, "Page Down"), (.enter, "Enter"), (.space, "Space"),
    (.backspace, "Backspace"), (.escape, "Escape"), (.insert, "Insert"), (.delete, "Delete"),
    (.back, "Back"), (.forward, "Forward"),
  ]
}
