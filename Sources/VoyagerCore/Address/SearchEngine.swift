/// A site that searches the web.
public struct SearchEngine: Hashable, Sendable, Codable {
  public var name: String
  /// An address in which `%s` stands for what is searched.
  public var template: String

  public init(name: String, template: String) {
    self.name = name
    self.template = template
  }

  public static let standard = SearchEngine(name: "DuckDuckGo", template: "https://duckduckgo.com/?q=%s")

  /// The address that searches for `query`, encoded as a form is, with `+` for blanks.
  public func address(for query: String) -> Address {
    let encoded = PercentEncoding.encode(query) { $0.isFormSafe || $0 == UInt8(ascii: " ") }
    let form = String(
      decoding: encoded.utf8.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "+") : $0 }, as: UTF8.self)
    return Address(Self.fill(template, with: form))
  }

  private static func fill(_ template: String, with form: String) -> String {
    var bytes = Array(template.utf8)[...]
    var filled: [UInt8] = []
    while let byte = bytes.first {
      if bytes.starts(with: "%s".utf8) {
        filled += form.utf8
        bytes = bytes.dropFirst(2)
      } else {
        filled.append(byte)
        bytes = bytes.dropFirst()
      }
    }
    return String(decoding: filled, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isFormSafe: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "*") || self == UInt8(ascii: "-")
      || self == UInt8(ascii: ".") || self == UInt8(ascii: "_")
  }
}
