/// An accessible object as it was when it was read, with all that lies below it.
///
/// The properties are the past; the functions ask the program anew.
struct AccessibleElement: Sendable {
  let reference: AccessibleReference
  let bus: AccessibilityBus
  let role: AccessibleRole
  let name: String
  let description: String
  let states: Set<AccessibleState>
  /// Whether a person can see it.
  ///
  /// GTK 4.8 sets the protocol's own state for windows only.
  let isShowing: Bool
  let children: [AccessibleElement]

  /// The object itself and all below it, parents first.
  var all: [AccessibleElement] {
    [self] + children.flatMap(\.all)
  }

  /// Whether the program gave it a name: GTK 4.8 gives the widget's type where there is none.
  var hasSpokenName: Bool {
    !name.isEmpty && (name.contains(" ") || !["Gtk", "Adw", "WebKit"].contains { name.hasPrefix($0) })
  }

  /// The operable objects on the screen without a name.
  var namelessControls: [AccessibleElement] {
    all.filter { $0.role.isControl && $0.isShowing && !$0.hasSpokenName }
  }

  func first(where matches: (AccessibleElement) -> Bool) -> AccessibleElement? {
    if matches(self) {
      return self
    }
    for child in children {
      if let found = child.first(where: matches) {
        return found
      }
    }
    return nil
  }

  /// Draws the object and all below it, one a line.
  func dump(indent: Int = 0) -> String {
    let line =
      String(repeating: "  ", count: indent) + "\(role) \"\(name)\""
      + (isShowing ? "" : " (hidden)")
      + (states.contains(.sensitive) ? "" : " (insensitive)")
    return ([line] + children.map { $0.dump(indent: indent + 1) }).joined(separator: "\n")
  }
}
