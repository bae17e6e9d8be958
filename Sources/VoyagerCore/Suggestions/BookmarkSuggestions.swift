/// The bookmarks, which all identities share.
@MainActor
struct BookmarkSuggestions: SuggestionSource {
  /// The newest ones are enough: one more letter finds the others.
  private static let limit = 50

  let bookmarks: BookmarksModel

  func candidates(for request: SuggestionRequest) async -> [SuggestionCandidate] {
    let query = request.query
    let terms = SearchWords.typedTerms(of: query.text)
    // A text of signs alone would have to be looked for in each of them.
    guard query.scope.shows(.bookmark), terms.isEmpty || SearchWords.match(terms) != nil,
      let found = try? await bookmarks.bookmarks(matching: terms.joined(separator: " "), limit: Self.limit)
    else {
      return []
    }
    return found.compactMap { bookmark in
      bookmark.address.map { address in
        SuggestionCandidate(
          .bookmark, address, title: bookmark.title,
          words: (bookmark.tags + [bookmark.keyword ?? ""]).joined(separator: " "))
      }
    }
  }
}
