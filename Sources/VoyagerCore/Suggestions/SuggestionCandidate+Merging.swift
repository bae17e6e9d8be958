extension SuggestionCandidate {
  /// Whether the person chose it once, instead of only coming by.
  var isChosen: Bool { isTyped || kind != .history }

  /// One row for two that lead to the same place.
  func merged(with other: SuggestionCandidate) -> SuggestionCandidate {
    let isFirst =
      (kind.precedence, frecency ?? -.infinity) >= (other.kind.precedence, other.frecency ?? -.infinity)
    var (row, rest) = isFirst ? (self, other) : (other, self)
    row.frecency = [row.frecency, rest.frecency].compactMap(\.self).max()
    row.isTyped = row.isTyped || rest.isTyped
    row.words += row.words.isEmpty || rest.words.isEmpty ? rest.words : " " + rest.words
    if row.title.isEmpty { row.title = rest.title }
    row.page = row.page ?? rest.page
    row.account = row.account ?? rest.account
    rest.title = ""
    return row
  }
}
