/// The tabs that are open, but for the one that the person types in.
///
/// Private tabs are known to private windows alone, and these know no others.
@MainActor
struct TabSuggestions: SuggestionSource {
  private(set) weak var services: BrowserServices?

  func candidates(for request: SuggestionRequest) async -> [SuggestionCandidate] {
    guard let services, request.query.scope.shows(.tab) else { return [] }
    let terms = FoundText(request.query.terms)
    return services.windows.lazy.flatMap(\.tabs)
      .filter { $0.identity.isInMemory == request.identity.isInMemory && $0.id != request.tab }
      .compactMap { tab in
        let address = tab.status.shownAddress
        let title = tab.title
        guard AddressDisplay.isShown(address), Self.has(terms, address, title) else { return nil }
        return SuggestionCandidate(.tab, address, title: title, identity: tab.identity.id, tab: tab.id)
      }
  }

  /// Whether the tab is worth looking at more closely, which takes much longer.
  static func has(_ terms: FoundText, _ address: Address, _ title: String) -> Bool {
    var text = SearchWords.folded(address.text)
    // Letters that are encoded can't be compared as they stand.
    if text.contains("%") || text.contains("xn--") || !isASCII(text) {
      text = SearchWords.folded(AddressDisplay.full(address))
    }
    text += "\n" + SearchWords.folded(isASCII(title) ? title : TabTitle.plain(title))
    return text.withUTF8 { terms.matches($0) }
  }

  private static func isASCII(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 }
  }
}
