/// What was typed into the address field, as the sources of suggestions are asked for it.
public struct SuggestionQuery: Hashable, Sendable {
  public let scope: SuggestionScope
  /// Without the sign of the scope, in one line.
  public let text: String

  public init(_ typed: String) {
    let line = TypedText.oneLine(typed)
    let signs: [(Character, SuggestionScope)] = [("^", .history), ("*", .bookmarks), ("%", .tabs)]
    // The blank that ends the sign may be the last thing that was typed.
    let hasBlank = typed.drop(while: \.isWhitespace).dropFirst().first?.isWhitespace == true
    if let sign = signs.first(where: { $0.0 == line.first }), hasBlank {
      scope = sign.1
      text = TypedText.trimmed(line.dropFirst())
    } else if line.first == "?" {
      scope = .search
      text = TypedText.trimmed(line.dropFirst())
    } else {
      scope = .everywhere
      text = line
    }
  }

  /// The words that a suggestion has to have, without case and accents.
  var terms: [String] { SearchWords.typedTerms(of: text).map(SearchWords.folded) }
}
