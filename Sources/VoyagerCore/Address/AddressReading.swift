/// How typed text is understood: where words are searched, and what counts as an address.
@MainActor
public struct AddressReading {
  public var search: SearchEngine
  /// Without it, any dotted name may be a host.
  public var suffixes: (any PublicSuffixes)?

  public init(search: SearchEngine = .standard, suffixes: (any PublicSuffixes)? = nil) {
    self.search = search
    self.suffixes = suffixes
  }
}
