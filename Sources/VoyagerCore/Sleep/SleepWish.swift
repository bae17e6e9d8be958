/// Who wants a tab to sleep.
enum SleepWish: Hashable, Sendable {
  /// The browser, to save memory.
  case browser
  /// The person, who means this very tab.
  case person
}
