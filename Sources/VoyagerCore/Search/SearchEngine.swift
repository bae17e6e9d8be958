/// A site that searches the web.
public struct SearchEngine: Hashable, Sendable, Codable {
  public var name: String
  /// An address in which `%s` stands for what is searched.
  public var template: String
  /// A word that asks this site for the others, at the beginning or end of what is typed; `nil` when it has none.
  public var keyword: String?
  /// An address in which `%s` stands for what is typed, and which answers with proposals; `nil` when it has none.
  public var suggestions: String?

  public init(name: String, template: String, keyword: String? = nil, suggestions: String? = nil) {
    self.name = name
    self.template = template
    self.keyword = keyword
    self.suggestions = suggestions
  }

  public static let standard = SearchEngine(
    name: "DuckDuckGo", template: "https://duckduckgo.com/?q=%s", keyword: "!ddg",
    suggestions: "https://duckduckgo.com/ac/?q=%s&type=list")

  /// The address that searches for `query`, encoded as a form is, with `+` for blanks.
  public func address(for query: String) -> Address {
    Address(Self.fill(template, with: Self.form(query)))
  }

  /// The address that proposes how `text` may go on, or `nil` when this site proposes nothing.
  func suggestionsAddress(for text: String) -> Address? {
    suggestions.map { Address(Self.fill($0, with: Self.form(text))) }
  }

  private static func form(_ text: String) -> String {
    let encoded = PercentEncoding.encode(text) { $0.isFormSafe || $0 == UInt8(ascii: " ") }
    return String(
      decoding: encoded.utf8.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "+") : $0 }, as: UTF8.self)
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
