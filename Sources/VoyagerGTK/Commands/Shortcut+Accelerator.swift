import VoyagerCore

extension Shortcut {
  /// The key in GTK's form, such as "<Control>t".
  var accelerator: String {
    var text = ""
    if modifiers.contains(.control) {
      text += "<Control>"
    }
    if modifiers.contains(.shift) {
      text += "<Shift>"
    }
    if modifiers.contains(.alt) {
      text += "<Alt>"
    }
    return text + keyName
  }

  private var keyName: String {
    switch key {
    case .character(let character): Self.names[character] ?? String(character)
    case .function(let number): "F\(number)"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .tab: "Tab"
    case .pageUp: "Page_Up"
    case .pageDown: "Page_Down"
    case .escape: "Escape"
    case .delete: "Delete"
    case .back: "Back"
    case .forward: "Forward"
    }
  }

  private static let names: [Character: String] = [
    "+": "plus", "-": "minus", "=": "equal", ".": "period", ",": "comma", "?": "question",
  ]
}
