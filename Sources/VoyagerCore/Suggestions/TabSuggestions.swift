/// The tabs that are open, but for the one that the person types in.
///
/// Private tabs are known to private windows alone, and these know no others.
@MainActor
struct TabSuggestions: SuggestionSource {
  unowned let services: BrowserServices

  func candidates(for request: SuggestionRequest) async -> [SuggestionCandidate] {
    services.windows.lazy.flatMap(\.tabs)
      .filter { $0.identity.isInMemory == request.identity.isInMemory }
      .filter { $0.id != request.tab && AddressDisplay.isShown($0.status.shownAddress) }
      .map { tab in
        SuggestionCandidate(
          .tab, tab.status.shownAddress, title: tab.title, identity: tab.identity.id, tab: tab.id)
      }
  }
}
