/// The rows that need no source: what Enter does with the typed text, and the other way to understand it.
@MainActor
struct StandingRows {
  /// What Enter does, or `nil` where the text has nothing to open.
  let first: Suggestion?
  let last: Suggestion?

  /// The one that searches, which a completion leaves as the other way.
  nonisolated var search: Suggestion? { [first, last].lazy.compactMap(\.self).first { $0.kind == .search } }

  init(_ typed: String, _ reading: AddressReading, home: String?) {
    let input = reading.input(typed, home: home)
    let named = KeywordSearch(typed, engines: reading.engines)
    let text = SuggestionQuery(typed).text
    switch input {
    case .nothing:
      first = nil
      last = nil
    case .search(let address):
      first = Self.search(named?.query ?? text, address, named?.engine ?? reading.search)
      last = SuggestionQuery(typed).scope == .everywhere ? Self.host(text).map(Self.open) : nil
    case .address(let address):
      first = Self.open(address)
      last =
        AddressParser.scheme(of: typed) == nil
        ? Self.search(text, reading.search.address(for: text), reading.search) : nil
    }
  }

  /// The row that stands for a completion.
  nonisolated static func row(_ completion: AddressCompletion) -> Suggestion {
    if completion.isWholeRow, completion.row.kind != .tab { return completion.row }
    return open(completion.address)
  }

  private static func search(_ text: String, _ address: Address, _ engine: SearchEngine) -> Suggestion {
    Suggestion(
      .search, address, title: text, why: "Search with \(engine.name)", action: .search(address))
  }

  private nonisolated static func open(_ address: Address) -> Suggestion {
    Suggestion(
      .open, address, title: AddressDisplay.resting(address, registrableDomain: nil).text,
      why: SuggestionKind.open.why, action: .open(address, as: nil))
  }

  /// A single word may be the name of a machine in the house.
  private static func host(_ text: String) -> Address? {
    guard !text.isEmpty,
      text.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") })
    else {
      return nil
    }
    return AddressInput.address(text + "/", suffixes: nil)
  }
}
