/// Something that knows pages which a person may be typing: tabs, bookmarks, the history, and so on.
@MainActor
public protocol SuggestionSource: Sendable {
  /// What fits, in no order; the ranking looks at each of them again.
  ///
  /// Asked at every letter, so it answers within milliseconds and brings only what is worth looking at. When another
  /// letter comes, its task is cancelled and the answer is not looked at.
  ///
  /// For an identity in memory, nothing that is kept of the person's ways may come. What fails gives nothing.
  func candidates(for request: SuggestionRequest) async -> [SuggestionCandidate]
}
