/// Where a person wants to look, as a sign with a blank before the words says.
public enum SuggestionScope: Hashable, Sendable {
  case everywhere
  /// `^ words`
  case history
  /// `* words`
  case bookmarks
  /// `% words`
  case tabs
  /// `? words`; the blank may be missing, because no address begins so.
  case search

  /// Whether only rows of these kinds are shown, and nothing is opened or searched by the text itself.
  var isFilter: Bool { self != .everywhere && self != .search }

  func shows(_ kind: SuggestionKind) -> Bool {
    switch self {
    case .everywhere: true
    case .history: kind == .history
    case .bookmarks: kind == .bookmark
    case .tabs: kind == .tab
    case .search: kind == .words
    }
  }
}
