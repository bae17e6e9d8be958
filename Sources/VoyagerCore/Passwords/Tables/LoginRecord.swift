public import Foundation

/// A login as a table of another program has it.
public struct LoginRecord: Hashable, Sendable {
  public var title = ""
  /// As it stands in the table; may be no address at all.
  public var address = ""
  /// What the server itself calls what it protects.
  public var realm: String?
  public var formOrigin: String?
  public var name = ""
  public var password = Secret("")
  /// An `otpauth:` address or a key in Base32.
  public var oneTimeKey = Secret("")
  public var note = Secret("")
  public var made: Date?
  public var used: Date?
  public var changed: Date?

  public init() {}

  /// The login in an identity, or `nil` where it belongs to no site of the web or has no password.
  public func login(in identity: IdentityID) -> NewLogin? {
    guard let origin = Self.origin(of: address), !password.isEmpty || !oneTimeKey.isEmpty else { return nil }
    let site = Address(origin).siteName
    let login = Login(
      identity: identity, origin: origin, realm: realm, name: name, formOrigin: formOrigin,
      title: title == site || title == Address(origin).host ? "" : title,
      made: made ?? Date(), used: used, changed: changed)
    return NewLogin(login, [.password: password, .oneTimeKey: oneTimeKey, .note: note])
  }

  /// Some programs keep a host alone.
  private static func origin(of text: String) -> String? {
    let text = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let trimmed = text.split(separator: ",").first.map(String.init) ?? ""
    let written = Address(trimmed.filter { !$0.isWhitespace })
    if let origin = LoginOrigin.of(written) { return origin }
    guard !trimmed.contains("://"), trimmed.contains(".") || trimmed == "localhost" else { return nil }
    return LoginOrigin.of(Address("https://" + trimmed.filter { !$0.isWhitespace }))
  }
}
