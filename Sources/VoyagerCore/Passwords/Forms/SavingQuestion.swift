/// Asks whether what the person signed in with is to be saved.
public struct SavingQuestion: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case save
    /// A saved login gets another password.
    case update
  }

  public enum Answer: Hashable, Sendable {
    /// - Parameter isShared: Whether the other identities are offered it too.
    case save(name: String, isShared: Bool)
    /// And nothing of this site is asked about again.
    case never
    case notNow
  }

  public var kind: Kind
  /// Where it belongs, such as `https://news.example`.
  public var origin: String
  /// May be empty.
  public var name: String
  /// Whose it will be, where there are several.
  public var identity: String?

  /// The site in words.
  public var siteName: String { Address(origin).siteName }
}
