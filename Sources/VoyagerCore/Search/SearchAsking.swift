/// Whether what a person types may be told to the search engine while they type.
enum SearchAsking {
  private static let longestText = 60
  private static let longestWord = 30
  private static let longestWordWithFigures = 15

  /// Never what looks like an address, a name to sign in with or a secret; the person's choice and the private identity
  /// are asked elsewhere.
  @MainActor
  static func mayTell(
    _ query: SuggestionQuery, suffixes: (any PublicSuffixes)?, home: String? = nil
  ) -> Bool {
    guard query.scope == .everywhere || query.scope == .search else { return false }
    let text = query.text
    let words = text.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty, text.count <= longestText, !words.contains(where: isSecret),
      !beginsLikeAddress(text), !words.contains(where: isPath)
    else { return false }
    // An address may have blanks in it; after `?` the person asks for a search.
    guard query.scope == .search || AddressInput.address(text, suffixes: suffixes, home: home) == nil
    else { return false }
    guard words.count == 1, query.scope != .search else {
      return !words.contains { $0.contains("@") || $0.contains("://") }
    }
    // A single word with a sign of addresses may become one.
    return !text.contains { "./:@\\?#%=&~".contains($0) } && !HostName.isLoopback(text)
  }

  /// Also what the field would not open, such as a script.
  private static func beginsLikeAddress(_ text: String) -> Bool {
    text.hasPrefix("/") || AddressParser.scheme(of: text).map(TypedScheme.isKnown) == true
  }

  private static func isPath(_ word: Substring) -> Bool {
    word.hasPrefix("~/") || word.count > 1 && word.hasPrefix("/") || word.contains("\\")
  }

  /// Long words, and letters mixed with figures, are keys and passwords more often than words.
  private static func isSecret(_ word: Substring) -> Bool {
    let kinds = [
      word.contains(where: \.isLowercase), word.dropFirst().contains(where: \.isUppercase),
      word.contains(where: \.isNumber),
      word.contains { !$0.isLetter && !$0.isNumber && !"-'’.,!?".contains($0) },
    ]
    return word.count > (kinds[2] ? longestWordWithFigures : longestWord)
      || word.count >= 8 && kinds.count(where: \.self) >= 3
  }
}
