/// A search that names its site by a keyword, before or behind the words: `!w tram` or `tram !w`.
struct KeywordSearch: Hashable {
  let engine: SearchEngine
  let query: String

  /// `nil` where no site is named, or nothing is left to search for.
  ///
  /// With a keyword at both ends, the last one holds.
  init?(_ typed: String, engines: [SearchEngine]) {
    var words = TypedText.oneLine(typed)[...]
    func take(_ word: Substring) -> SearchEngine? {
      engines.first { $0.keyword?.lowercased() == word.lowercased() }
    }
    let last = words.split(whereSeparator: \.isWhitespace).last.flatMap(take)
    if last != nil {
      words = words[..<(words.lastIndex(where: \.isWhitespace) ?? words.startIndex)]
    }
    let first = words.split(whereSeparator: \.isWhitespace).first.flatMap(take)
    if first != nil {
      words = words[(words.firstIndex(where: \.isWhitespace) ?? words.endIndex)...]
    }
    let query = TypedText.trimmed(words)
    guard let engine = last ?? first, !query.isEmpty else {
      return nil
    }
    self.engine = engine
    self.query = query
  }
}
