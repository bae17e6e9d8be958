import GTK
import VoyagerCore

extension Shortcut {
  /// The key in GTK's form, such as "<Control>t".
  var accelerator: String { prefix + keyName }

  /// The key, and the one of the number pad that means the same.
  var accelerators: [String] {
    guard modifiers.contains(.control), case .character(let character) = key, let pad = Self.pad[character]
    else {
      return [accelerator]
    }
    return [accelerator, prefix + pad]
  }

  private var prefix: String {
    let names: [(VoyagerCore.Modifiers, String)] = [
      (.control, "<Control>"), (.shift, "<Shift>"), (.alt, "<Alt>"),
    ]
    return names.filter { modifiers.contains($0.0) }.map(\.1).joined()
  }

  private var keyName: String {
    switch key {
    case .character(let character): GTK.Key(character).name
    case .function(let number): "F\(number)"
    default: Self.keys.first { $0.key == key }?.value.name ?? ""
    }
  }

  /// The key that was pressed; `nil` for one that commands can't have.
  init?(_ pressed: GTK.Key, _ held: GTK.Modifiers) {
    guard !held.contains(.command), !pressed.isModifier else {
      return nil
    }
    var modifiers: VoyagerCore.Modifiers = []
    for (theirs, ours) in [(GTK.Modifiers.control, .control), (.alt, .alt), (.shift, .shift)]
      as [(_, VoyagerCore.Modifiers)]
    where held.contains(theirs) {
      modifiers.insert(ours)
    }
    if let number = pressed.functionNumber {
      self.init(.function(number), modifiers)
    } else if let named = Self.keys.first(where: { $0.value == pressed }) {
      self.init(named.key, modifiers)
    } else if let character = pressed.character, !character.isWhitespace {
      // A letter tells nothing of Shift; of another character it is a part.
      self.init(
        .character(Character(character.lowercased())),
        character.isLetter ? modifiers : modifiers.subtracting(.shift))
    } else {
      return nil
    }
  }

  private static let keys: [(key: Key, value: GTK.Key)] = [
    (.left, .left), (.right, .right), (.up, .up), (.down, .down), (.home, .home), (.end, .end), (.tab, .tab),
    (.tab, .backTab), (.pageUp, .pageUp), (.pageDown, .pageDown), (.enter, .enter), (.enter, .keypadEnter),
    (.space, .space), (.backspace, .backspace), (.escape, .escape), (.insert, .insert), (.delete, .delete),
    (.back, .back), (.forward, .forward),
  ]

  private static let pad: [Character: String] = ["+": "KP_Add", "-": "KP_Subtract"].merging(
    (0...9).map { (Character("\($0)"), "KP_\($0)") }
  ) { $1 }
}
