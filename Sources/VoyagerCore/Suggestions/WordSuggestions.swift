import Foundation

/// What the search engine proposes, when the person wants it to be asked.
@MainActor
struct WordSuggestions: SuggestionSource {
  private static let patience = Duration.seconds(2)
  /// A person who goes on typing within it is not told about.
  private static let pause = Duration.milliseconds(120)

  unowned let services: BrowserServices

  func candidates(for request: SuggestionRequest) async -> [SuggestionCandidate] {
    let settings = services.settings.settings
    let query = request.query
    guard settings.suggestsSearches, !request.identity.isInMemory, !services.network.state.isMetered,
      SearchAsking.mayTell(query, suffixes: services.suffixes, home: NSHomeDirectory()),
      let address = settings.searchEngine.suggestionsAddress(for: query.text),
      address.scheme == "https"
        || address.isLoopback,
      (try? await Task.sleep(for: Self.pause)) != nil,
      let answer = try? await services.engine.fetch(
        address, limits: FetchLimits(bytes: ProposedWords.longestAnswer, time: Self.patience),
        through: services.identities.proxy(of: request.identity.id))
    else {
      return []
    }
    return ProposedWords(answer, for: query.text).words.map { words in
      SuggestionCandidate(.words, settings.searchEngine.address(for: words), title: words)
    }
  }
}
