/// A site on the start page.
public struct StartTile: Codable, Hashable, Sendable {
  public let title: String
  public let address: Address

  /// - Parameter title: Without one, the site's name stands for it.
  public init(title: String, address: Address) {
    self.title = title
    self.address = address
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
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(title, forKey: .title)
    try values.encode(address.text, forKey: .address)
  }
}
