/// A site on the start page.
public struct StartTile: Codable, Hashable, Sendable {
  public let title: String
  public let address: Address
  /// The account shortcut that it is, which opens in its own identity.
  let account: AccountID?
  /// What tells it from another one of the same title.
  let note: String

  /// - Parameter title: Without one, the site's name stands for it.
  public init(title: String, address: Address, account: AccountID? = nil, note: String = "") {
    self.title = title
    self.address = address
    self.account = account
    self.note = note
  }

  /// What it is called on the page.
  var name: String { title.isEmpty ? address.siteName : title }

  private enum Key: String, CodingKey {
    case title
    case address
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    title = try values.decode(String.self, forKey: .title)
    address = Address(try values.decode(String.self, forKey: .address))
    (account, note) = (nil, "")
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(title, forKey: .title)
    try values.encode(address.text, forKey: .address)
  }
}
