/// What Escape did in the address field.
public enum AddressEscape: Hashable, Sendable {
  /// The list is closed; the text stays.
  case closed
  /// What the person typed is back, in place of a row or a completion.
  case typed
  /// The page's address is back; the shell selects all of it.
  case restored
  /// Nothing was left to give back; the shell puts the focus into the page.
  case leave
}
