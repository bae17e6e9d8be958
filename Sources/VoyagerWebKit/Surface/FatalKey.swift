import GTK

/// Keeps F7 from the engine.
///
/// WebKitGTK shows each key to a text view that nobody sees, to learn what it means in one. F7 hides that view's caret
/// while it blinks, and GTK 4.8 ends the program over it.
@MainActor
enum FatalKey {
  static func keep(from view: WebView) {
    let keys = KeyController()
    keys.captureFirst()
    keys.onPressed(view) { _, key, modifiers in key == .f7 && modifiers == [] }
    view.add(keys)
  }
}
