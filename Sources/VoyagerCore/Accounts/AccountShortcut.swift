import Foundation

/// A named way into an account: a page, who the person is there, and what they sign in as.
public struct AccountShortcut: Hashable, Sendable, Identifiable {
  public let id: AccountID
  /// What the person calls it.
  ///
  /// May be empty.
  public var title: String
  public var address: Address
  public var identity: IdentityID
  /// The name to sign in with, or empty where nobody said one.
  public var signInName: String
  /// What it stands under, or empty where it stands before all groups.
  public var group: String
  /// A symbolic icon's name, or `nil` for the site's own.
  public var icon: String?

  public init(
    id: AccountID = AccountID(), title: String, address: Address, identity: IdentityID,
    signInName: String = "", group: String = "", icon: String? = nil
  ) {
    self.id = id
    self.title = title
    self.address = address
    self.identity = identity
    self.signInName = signInName
    self.group = group
    self.icon = icon
  }

  /// The title, or the site's name where it has none.
  public var name: String { title.isEmpty ? address.siteName : title }

  /// The same in the form in which it is kept.
  var tidy: AccountShortcut {
    var tidy = self
    tidy.title = Self.line(title)
    tidy.signInName = Self.line(signInName)
    tidy.group = Self.line(group)
    return tidy
  }

  /// Whether another one leads to the same account.
  func isSame(as other: AccountShortcut) -> Bool {
    address == other.address && identity == other.identity && signInName == other.signInName
  }

  /// Whether a page is of it: its own page, or one below it.
  func covers(_ shown: Address) -> Bool {
    guard let origin = address.origin, shown.origin == origin else { return false }
    let place = Self.path(address)
    return place.hasSuffix("/")
      ? Self.path(shown).hasPrefix(place)
      : Self.path(shown) == place
        || Self.path(shown).hasPrefix(place + "/")
  }

  private static func path(_ address: Address) -> String {
    let rest = address.text.prefix { $0 != "?" && $0 != "#" }
    guard let start = rest.firstRange(of: "://")?.upperBound else { return "/" }
    let path = rest[start...].drop { $0 != "/" }
    return path.isEmpty ? "/" : String(path)
  }

  private static func line(_ text: String) -> String {
    text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
  }
}

extension AccountShortcut: Codable {
  private enum Key: String, CodingKey {
    case id, title, address, identity, signInName, group, icon
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    id = AccountID(rawValue: try values.decode(UUID.self, forKey: .id))
    title = try values.decodeIfPresent(String.self, forKey: .title) ?? ""
    address = Address(try values.decode(String.self, forKey: .address))
    identity = try values.decode(IdentityID.self, forKey: .identity)
    signInName = try values.decodeIfPresent(String.self, forKey: .signInName) ?? ""
    group = try values.decodeIfPresent(String.self, forKey: .group) ?? ""
    icon = try values.decodeIfPresent(String.self, forKey: .icon)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(id.rawValue, forKey: .id)
    try values.encode(title, forKey: .title)
    try values.encode(address.text, forKey: .address)
    try values.encode(identity, forKey: .identity)
    try values.encode(signInName, forKey: .signInName)
    try values.encode(group, forKey: .group)
    try values.encodeIfPresent(icon, forKey: .icon)
  }
}
