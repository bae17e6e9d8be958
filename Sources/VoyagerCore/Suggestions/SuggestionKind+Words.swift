extension SuggestionKind {
  /// In one or two words, why a row of this kind is there.
  var why: String {
    switch self {
    case .search: "Search"
    case .open: "Open"
    case .tab: "Switch to tab"
    case .shortcut: "Shortcut"
    case .bookmark: "Bookmark"
    case .history: "Visited"
    case .place: "Family"
    case .words: "Suggested search"
    }
  }

  /// Which kind a row has that several sources found; the greater one.
  var precedence: Int {
    switch self {
    case .tab: 5
    case .shortcut: 4
    case .bookmark: 3
    case .place: 2
    case .history: 1
    case .search, .open, .words: 0
    }
  }
}
