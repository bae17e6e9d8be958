/// A text that is searched in pages.
public struct PageSearch: Hashable, Sendable {
  public var text: String
  public var options: FindOptions

  public init(text: String = "", options: FindOptions = []) {
    self.text = text
    self.options = options
  }

  /// What to search for after a selection: its words, or `nil` when they are none or are more than a person searches
  /// for.
  static func text(fromSelection selection: String) -> String? {
    let words = selection.prefix(longest + 1).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty || words.count > longest ? nil : words
  }

  private static let longest = 100
}
