/// Why something could not be fetched.
public enum FetchError: Error, Hashable, Sendable {
  /// The engine fetches nothing, or not such an address.
  case unsupported
  /// It took too long, or had too many bytes.
  case overLimit
  /// The server answered, but not with what was asked for.
  case refused(status: Int)
  case failed(String)
}
