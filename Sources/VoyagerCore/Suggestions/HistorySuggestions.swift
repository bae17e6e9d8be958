/// The pages that were visited.
@MainActor
struct HistorySuggestions: SuggestionSource {
  let history: HistoryModel

  func candidates(for request: SuggestionRequest) async -> [SuggestionCandidate] {
    let query = request.query
    guard !request.identity.isInMemory, query.scope.shows(.history),
      let found = try? await history.suggestions(for: query.text)
    else {
      return []
    }
    return found.map { found in
      SuggestionCandidate(
        .history, found.page.address, title: found.page.title, identity: found.page.identity,
        frecency: found.frecency, isTyped: found.typed > 0, page: found.page.id)
    }
  }
}
