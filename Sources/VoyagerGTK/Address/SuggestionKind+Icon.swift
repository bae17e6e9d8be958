import VoyagerCore

extension SuggestionKind {
  /// The name of its symbolic icon.
  var icon: String {
    switch self {
    case .search, .words: "system-search-symbolic"
    case .open: "web-browser-symbolic"
    case .tab: "focus-windows-symbolic"
    case .shortcut: "avatar-default-symbolic"
    case .bookmark: "starred-symbolic"
    case .history: "document-open-recent-symbolic"
    case .place: "user-home-symbolic"
    }
  }
}
