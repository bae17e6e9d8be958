/// A server's question for a name and a password.
public struct ServerSignIn: Hashable, Sendable {
  public var host: String
  public var port: Int
  /// The server's own name for what is protected.
  ///
  /// May be empty.
  public var realm: String
  /// Whether a proxy asks, not the site.
  public var isProxy: Bool
  /// Whether nobody between can read the answer.
  public var isProtected: Bool
  /// How often an answer to this question was wrong before.
  public var failures: Int

  public init(
    host: String, port: Int, realm: String, isProxy: Bool = false, isProtected: Bool = true, failures: Int = 0
  ) {
    self.host = host
    self.port = port
    self.realm = realm
    self.isProxy = isProxy
    self.isProtected = isProtected
    self.failures = failures
  }
}
