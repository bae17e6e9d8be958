/// How the pages of an identity reach the network.
public enum ProxyChoice: Hashable, Sendable {
  /// As the desktop says.
  case system
  /// Without a proxy, whatever the desktop says.
  case direct
  case server(ProxyServer)
}

extension ProxyChoice: Codable {
  private static let words: [String: ProxyChoice] = ["system": .system, "direct": .direct]

  /// The word by which a file and a terminal know it, or `nil` for a proxy.
  public var word: String? { Self.words.first { $0.value == self }?.key }

  public init?(word: String) {
    guard let choice = Self.words[word] else {
      return nil
    }
    self = choice
  }

  public init(from decoder: any Decoder) throws {
    guard let word = try? decoder.singleValueContainer().decode(String.self) else {
      self = .server(try ProxyServer(from: decoder))
      return
    }
    guard let choice = ProxyChoice(word: word) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "It is no choice of a proxy.")
      )
    }
    self = choice
  }

  public func encode(to encoder: any Encoder) throws {
    if case .server(let server) = self {
      try server.encode(to: encoder)
    } else {
      var container = encoder.singleValueContainer()
      try container.encode(word)
    }
  }
}
