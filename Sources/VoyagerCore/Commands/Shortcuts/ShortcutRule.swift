/// Which keys may run commands: none that writing needs.
public enum ShortcutRule {
  /// Why a key can't be had.
  public enum Objection: Hashable, Sendable {
    /// It types something or moves about.
    case writes
    /// It belongs to texts: copying, undoing, going word by word.
    case edits
    /// Keyboards, desktops and dialogs need it.
    case isKept

    public var sentence: String {
      switch self {
      case .writes: "This key is for writing. Hold Control or Alt with it."
      case .edits: "This key is for working on texts. Choose another one."
      case .isKept: "This key is kept for the desktop and for dialogs. Choose another one."
      }
    }
  }

  public static func objection(to shortcut: Shortcut) -> Objection? {
    let modifiers = shortcut.modifiers
    switch shortcut.key {
    case .escape: return .isKept
    case .tab: return modifiers.contains(.control) && !modifiers.contains(.alt) ? nil : .isKept
    case .function(10) where modifiers == .shift, .function(4) where modifiers == .alt: return .isKept
    case .space where modifiers == .alt: return .isKept
    case .function, .back, .forward: return nil
    case .character, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .enter, .space, .backspace,
      .insert, .delete:
      guard modifiers.contains(.control) || modifiers.contains(.alt) else {
        return .writes
      }
      return editing.contains(shortcut) ? .edits : nil
    }
  }

  private static let editing: Set<Shortcut> = {
    let letters =
      "acvxz".map { Shortcut($0) } + [Shortcut("z", [.control, .shift]), Shortcut("v", [.control, .shift])]
    let keys: [Shortcut.Key] = [.left, .right, .up, .down, .home, .end]
    let moving = keys.flatMap { [Shortcut($0, .control), Shortcut($0, [.control, .shift])] }
    let others: [Shortcut.Key] = [.backspace, .delete, .insert]
    return Set(letters + moving + others.map { Shortcut($0, .control) })
  }()
}
