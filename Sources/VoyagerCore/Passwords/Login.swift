public import Foundation

/// How the person signs in at a site, without what is secret of it.
public struct Login: Hashable, Sendable, Identifiable {
  public let id: LoginID
  /// Whose it is.
  public var identity: IdentityID
  /// Whether the other identities are offered it too.
  public var isShared: Bool
  /// Where it belongs, such as `https://news.example`.
  public var origin: String
  /// Where its form was sent to, or `nil` where nobody knows or the server itself asked.
  public var formOrigin: String?
  /// What the server itself calls what it protects; `nil` for a form in a page.
  public var realm: String?
  /// The name to sign in with.
  ///
  /// May be empty.
  public var name: String
  /// What the page calls the field for the name.
  ///
  /// May be empty, as the next one.
  public var nameField: String
  public var passwordField: String
  /// What the person calls it.
  ///
  /// May be empty.
  public var title: String
  /// What the vault keeps of it.
  public internal(set) var secrets: Set<SecretKind>
  public var made: Date
  /// When it was filled in last.
  public var used: Date?
  /// When its password became what it is.
  public var changed: Date

  /// - Parameter origin: As ``LoginOrigin`` writes it.
  public init(
    id: LoginID = LoginID(), identity: IdentityID, origin: String, realm: String? = nil, name: String,
    formOrigin: String? = nil, nameField: String = "", passwordField: String = "", title: String = "",
    isShared: Bool = false, made: Date = Date(), used: Date? = nil, changed: Date? = nil
  ) {
    self.id = id
    self.identity = identity
    self.isShared = isShared
    self.origin = origin
    self.formOrigin = formOrigin
    self.realm = realm
    self.name = name
    self.nameField = nameField
    self.passwordField = passwordField
    self.title = title
    secrets = []
    self.made = made
    self.used = used
    self.changed = changed ?? made
  }

  /// The site in words, such as "news.example".
  public var siteName: String { Address(origin).siteName }

  /// Two logins that agree in this are the same one.
  var key: LoginKey { LoginKey(identity: identity, origin: origin, realm: realm, name: name) }
}
