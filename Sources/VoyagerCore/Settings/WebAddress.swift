/// An address on the web that the person set, such as the one of a service.
public struct WebAddress: Hashable, Sendable {
  public let address: Address

  /// - Returns: `nil` unless the text is an `https` or `http` address with a host and without blanks.
  public init?(_ text: String) {
    let address = Address(text)
    guard address.isWeb, address.host?.isEmpty == false, !text.contains(where: \.isWhitespace) else {
      return nil
    }
    self.address = address
  }
}

extension WebAddress: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let address = WebAddress(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "It is no address of the web.")
    }
    self = address
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(address.text)
  }
}
