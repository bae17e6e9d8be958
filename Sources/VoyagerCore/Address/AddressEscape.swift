/// What Escape did in the address field.
public enum AddressEscape: Hashable, Sendable {
  /// The page's address is back; the shell selects all of it.
  case restored
  /// Nothing was left to give back; the shell puts the focus into the page.
  case leave
}
