/// A language as sites are told of it, such as `de` or `en-GB`.
public struct LanguageTag: Hashable, Sendable {
  public let text: String

  /// - Returns: `nil` if the text has not the form of BCP 47: letters, then parts after hyphens.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...8).contains(language.count),
      language.utf8.allSatisfy(\.isASCIILetter),
      parts.dropFirst().allSatisfy({ part in
        (1...8).contains(part.count) && part.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
      })
    else { return nil }
    self.text = text
  }
}

extension LanguageTag: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let tag = LanguageTag(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "It is no language.")
    }
    self = tag
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
