extension SearchEngine {
  /// A keyword made of the first letters of a name's words and its capitals, such as `!ddg` for “DuckDuckGo”.
  ///
  /// Empty where the name has no letter.
  public static func keyword(forName name: String) -> String {
    let letters = name.split { !$0.isLetter && !$0.isNumber }.flatMap { word in
      word.enumerated().filter { $0.offset == 0 || $0.element.isUppercase }.map(\.element)
    }
    return letters.isEmpty ? "" : "!" + String(letters).lowercased()
  }

  /// A keyword as it is kept, or `nil` where the text is none.
  public static func keyword(_ text: String) -> String? {
    let keyword = TypedText.oneLine(text)
    return keyword.isEmpty || keyword.contains(where: \.isWhitespace) ? nil : keyword
  }
}
