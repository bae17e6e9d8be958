/// What a suggestion is, and where it was found.
public enum SuggestionKind: Hashable, Sendable, CaseIterable {
  /// Searches for the words that were typed.
  case search
  /// Opens what was typed as an address.
  case open
  /// A tab that is open.
  case tab
  /// An account shortcut.
  case shortcut
  case bookmark
  case history
  /// A place of the family's catalog.
  case place
  /// Words that the search engine proposes.
  case words
}
