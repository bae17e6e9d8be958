/// What was closed at once, so that it can be had back: a tab, or a window with its tabs.
struct Closing: Hashable, Sendable {
  /// Grows with each, also from run to run.
  var number: Int
  /// The window, with the tabs that closed.
  var window: StoredWindow
  /// Where in its window the one tab was, or `nil` for a whole window.
  var place: Int?
}
