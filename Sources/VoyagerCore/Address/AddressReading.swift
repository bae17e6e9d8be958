/// How typed text is understood: where words are searched, and what counts as an address.
@MainActor
public struct AddressReading {
  public var search: SearchEngine
  /// Those that a keyword can ask instead.
  public var engines: [SearchEngine]
  /// Without it, any dotted name may be a host.
  public var suffixes: (any PublicSuffixes)?

  public init(
    search: SearchEngine = .standard, engines: [SearchEngine] = [], suffixes: (any PublicSuffixes)? = nil
  ) {
    self.search = search
    self.engines = engines
    self.suffixes = suffixes
  }

  func input(_ typed: String, home: String?) -> AddressInput {
    AddressInput.interpret(typed, search: search, engines: engines, suffixes: suffixes, home: home)
  }
}
