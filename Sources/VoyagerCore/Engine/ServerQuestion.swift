/// How a server is asked for an address.
public enum ServerQuestion: String, Hashable, Sendable {
  /// For what it says of it alone.
  case head = "HEAD"
  /// For the content too, which is then not read.
  case get = "GET"
}
