/// Asks the sources while a person types in one window's address field.
@MainActor
final class SuggestionsModel {
  /// So long the rows wait for all sources, so that they don't jump.
  var patience = Duration.milliseconds(100)

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
    asking = Task { [weak self, patience] in
      let sources = self?.window.services.suggestionSources ?? []
      let candidates = await Self.ask(sources, for: request, patience) { self?.show($0, for: request, typed) }
      guard !Task.isCancelled else { return }
      // The network may take its time; what is here is shown before.
      guard let words = await self?.words(for: request), !words.isEmpty, !Task.isCancelled else { return }
      self?.show(candidates + words, for: request, typed)
    }
  }

  /// Returns when the last question is answered.
  func finish() async {
    await asking?.value
  }

  /// Asks the sources side by side and shows what they have; a slow one does not keep the others back.
  private static func ask(
    _ sources: [any SuggestionSource], for request: SuggestionRequest, _ patience: Duration,
    show: @MainActor ([SuggestionCandidate]) -> Void
  ) async -> [SuggestionCandidate] {
    await withTaskGroup(of: [SuggestionCandidate]?.self) { group in
      for source in sources { group.addTask { await source.candidates(for: request) } }
      group.addTask {
        try? await Task.sleep(for: patience)
        return nil
      }
      var candidates: [SuggestionCandidate] = []
      var missing = sources.count
      var isLate = false
      while missing > 0, let answer = await group.next(), !Task.isCancelled {
        candidates += answer ?? []
        if answer == nil { isLate = true } else { missing -= 1 }
        if isLate, missing > 0 { show(candidates) }
      }
      group.cancelAll()
      if !Task.isCancelled { show(candidates) }
      return candidates
    }
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
