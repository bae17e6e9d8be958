/// Asks the sources while a person types in one window's address field.
@MainActor
final class SuggestionsModel {
  private unowned let window: BrowserWindowModel
  private var asking: Task<Void, Never>?

  init(_ window: BrowserWindowModel) {
    self.window = window
  }

  /// The person changed the text; what was asked before does not count any more.
  func ask() {
    asking?.cancel()
    let field = window.addressField
    guard field.isEditing, let typed = field.typed, !TypedText.trimmed(typed).isEmpty else {
      return
    }
    let request = SuggestionRequest(
      query: SuggestionQuery(typed), identity: window.selectedTab?.identity ?? window.identity,
      tab: window.selectedTab?.id)
    asking = Task { [weak self] in
      var candidates: [SuggestionCandidate] = []
      for source in self?.window.services.suggestionSources ?? [] {
        candidates += await source.candidates(for: request)
        guard !Task.isCancelled else { return }
      }
      self?.show(candidates, for: request, typed)
      // The network may take its time; what is here is shown before.
      guard let words = await self?.words(for: request), !words.isEmpty, !Task.isCancelled else { return }
      self?.show(candidates + words, for: request, typed)
    }
  }

  /// Returns when the last question is answered.
  func finish() async {
    await asking?.value
  }

  private func words(for request: SuggestionRequest) async -> [SuggestionCandidate] {
    await WordSuggestions(services: window.services).candidates(for: request)
  }

  private func show(_ candidates: [SuggestionCandidate], for request: SuggestionRequest, _ typed: String) {
    let identities = window.services.identities
    // What an identity left that is no more belongs to nobody.
    let known = candidates.filter { $0.identity.map { identities.identity($0) != nil } ?? true }
    let found = SuggestionRanking(identity: request.identity.id).suggestions(for: request.query, from: known)
    window.addressField.suggest(found, for: typed, window.addressReading)
  }
}
