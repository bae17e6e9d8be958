import VoyagerCore

extension Shortcut {
  /// Such as "Control+Shift+T".
  var words: String {
    let held: [(Modifiers, String)] = [(.control, "Control"), (.alt, "Alt"), (.shift, "Shift")]
    return (held.filter { modifiers.contains($0.0) }.map(\.1) + [keyWord]).joined(separator: "+")
  }

  private var keyWord: String {
    switch key {
    case .character(let character): character.uppercased()
    case .function(let number): "F\(number)"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .tab: "Tab"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .escape: "Escape"
    case .delete: "Delete"
    case .back: "Back"
    case .forward: "Forward"
    }
  }
}
