/// Where the scheme of an address comes from.
public enum SchemeSource: Hashable, Sendable {
  /// It was typed, or stood in a link.
  case named
  /// The person typed none, so the parent put one there.
  case assumed
}
