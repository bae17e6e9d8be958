/// Puts what the sources found into the order in which it is shown.
///
/// Candidates are compared by these, the first that differs decides:
/// 1. Those of the tab's own identity, or of nobody, come before those of other identities.
/// 2. The better ``SuggestionMatch/Quality``: an address that begins with the text, then a part of its host, then words
///    of its title, then words of its address. `http`, `https`, `www.`, case and accents make no difference.
/// 3. What the person chose once, by typing its address, by a bookmark, a shortcut, or by leaving it open in a tab, comes
///    before what was only visited.
/// 4. The higher frecency.
/// 5. The shorter address, so that a site comes before its pages.
///
/// What leads to the same address in the same identity is one row, which a tab gives its kind, else a shortcut, a
/// bookmark, the catalog, the history; it ranks by the best of all of them. Words that the search engine proposes stand
/// behind the two best pages.
public struct SuggestionRanking: Sendable {
  /// As many as a person looks at.
  public static let mostRows = 8
  private static let mostWords = 4
  private static let pagesBeforeWords = 2

  /// Who the person is in the tab.
  public var identity: IdentityID

  public init(identity: IdentityID) {
    self.identity = identity
  }

  public func suggestions(
    for query: SuggestionQuery, from candidates: [SuggestionCandidate]
  ) -> [Suggestion] {
    let terms = query.terms
    let shown = candidates.filter { query.scope.shows($0.kind) }
    let words = shown.filter { $0.kind == .words }
    let pages = merged(shown.filter { $0.kind != .words })
      .compactMap { Ranked($0, terms: terms, isOwn: isOwn($0)) }
      .sorted { $0.isBefore($1) }
      .map { suggestion($0) }
    let room = Self.mostRows - min(words.count, Self.mostWords)
    var rows = Array(pages.prefix(room))
    rows.insert(
      contentsOf: words.prefix(Self.mostWords).map(Self.suggestion),
      at: min(Self.pagesBeforeWords, rows.count))
    return rows
  }

  private func isOwn(_ candidate: SuggestionCandidate) -> Bool {
    candidate.identity.map { $0 == identity } ?? true
  }

  private func suggestion(_ ranked: Ranked) -> Suggestion {
    let candidate = ranked.candidate
    let other = isOwn(candidate) ? nil : candidate.identity
    return Suggestion(
      candidate.kind, candidate.address, title: ranked.title, address: ranked.address,
      why: candidate.kind.why, identity: other, titleMatches: ranked.match.title,
      addressMatches: ranked.match.address,
      action: candidate.tab.map { .show($0) } ?? candidate.account.map { .openAccount($0) }
        ?? .open(candidate.address, as: other),
      page: candidate.page)
  }

  private static func suggestion(_ words: SuggestionCandidate) -> Suggestion {
    Suggestion(
      .words, words.address, title: words.title, why: SuggestionKind.words.why, action: .search(words.address)
    )
  }

  private struct Place: Hashable {
    let key: String
    let identity: IdentityID?
  }

  private func merged(_ candidates: [SuggestionCandidate]) -> [SuggestionCandidate] {
    var places: [Place] = []
    var rows: [Place: SuggestionCandidate] = [:]
    for candidate in candidates {
      let key = AddressKey(candidate.address).text
      let place = Place(
        key: key.hasSuffix("/") ? String(key.dropLast()) : key, identity: candidate.identity ?? identity)
      if let known = rows[place] {
        rows[place] = known.merged(with: candidate)
      } else {
        places.append(place)
        rows[place] = candidate
      }
    }
    // The same page of somebody else says nothing new.
    let own = Set(places.filter { $0.identity == identity }.map(\.key))
    return places.filter { $0.identity == identity || !own.contains($0.key) }.compactMap { rows[$0] }
  }
}
