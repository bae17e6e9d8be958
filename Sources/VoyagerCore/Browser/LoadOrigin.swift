/// Who wants an address.
public enum LoadOrigin: Hashable, Sendable {
  /// It stands in a page, and the person followed it.
  case page
  /// The person typed it.
  case person
}
