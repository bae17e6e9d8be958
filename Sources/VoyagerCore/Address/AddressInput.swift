/// What a person means by what they typed into the address field.
public enum AddressInput: Hashable, Sendable {
  case address(Address)
  case search(Address)
  case nothing

  /// Decides between an address and a search.
  ///
  /// Nothing that is typed runs as a script.
  ///
  /// - Parameters:
  ///   - suffixes: Where given, a name under an unknown top domain is searched for.
  ///   - engines: Those that a keyword before or behind the words can ask.
  ///   - home: The folder that `~` stands for, without a slash at its end.
  @MainActor
  public static func interpret(
    _ typed: String, search: SearchEngine = .standard, engines: [SearchEngine] = [],
    suffixes: (any PublicSuffixes)? = nil, home: String? = nil
  ) -> AddressInput {
    let text = TypedText.oneLine(typed)
    guard !text.isEmpty else {
      return .nothing
    }
    if let named = KeywordSearch(text, engines: engines) {
      return .search(named.engine.address(for: named.query))
    }
    if text.hasPrefix("?") {
      let query = TypedText.trimmed(text.dropFirst())
      return query.isEmpty ? .nothing : .search(search.address(for: query))
    }
    let joined = TypedText.joined(typed)
    if let address = address(joined, suffixes: suffixes, home: home) {
      return .address(address)
    }
    return .search(search.address(for: text))
  }

  /// The address that a text is, or `nil` when it is none.
  @MainActor
  static func address(_ text: String, suffixes: (any PublicSuffixes)?, home: String? = nil) -> Address? {
    if let path = path(text, home: home) {
      return file(path)
    }
    if let address = TypedHost(text)?.address(suffixes: suffixes) {
      return address
    }
    return TypedScheme(text)?.address
  }

  /// The address of a file, with every byte of its path that could mislead encoded.
  static func file(_ path: String) -> Address {
    Address("file://" + PercentEncoding.encodePath(path))
  }

  private static func path(_ text: String, home: String?) -> String? {
    if text.hasPrefix("/"), !text.hasPrefix("//") {
      return text
    }
    guard let home, text == "~" || text.hasPrefix("~/") else {
      return nil
    }
    return home + text.dropFirst()
  }
}
