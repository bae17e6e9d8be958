/// A name and a password for a server.
///
/// Kept in memory no longer than the answer takes.
public struct Credential: Hashable, Sendable {
  public var name: String
  public var password: String

  public init(name: String, password: String) {
    self.name = name
    self.password = password
  }
}
