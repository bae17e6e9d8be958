/// What was closed at once, so that it can be had back: a tab, or a window with its tabs.
struct Closing: Hashable, Sendable {
  /// Greater than that of everything closed before.
  var number: Int
  /// The window, with the tabs that closed.
  var window: StoredWindow
  /// Where in its window the one tab was, or `nil` for a whole window.
  var place: Int?
}
