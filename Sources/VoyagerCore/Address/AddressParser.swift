/// Takes an address apart the way engines do, and has an answer for every text.
///
/// Foundation's parser is stricter than an engine's: what it refuses, an engine may still load.
struct AddressParser {
  private(set) var scheme: String?
  private(set) var userInfo: String?
  private(set) var host: String?
  /// As written; it may not be a number that a port can have.
  private(set) var portText: String?
  private(set) var path = ""
  private(set) var query: String?
  private(set) var fragment: String?
  /// Whether two slashes introduced a host, so that the display form can put them back.
  private(set) var hasAuthority = false

  init(_ text: String) {
    var rest = Self.meaningful(text)[...]
    scheme = Self.scheme(of: text)
    if scheme != nil, let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      rest = rest[rest.index(after: colon)...]
    }
    fragment = Self.cut(&rest, at: UInt8(ascii: "#"))
    query = Self.cut(&rest, at: UInt8(ascii: "?"))

    if let scheme, Self.webLikeSchemes.contains(scheme) {
      rest = rest.drop(while: Self.isSlash)
      takeAuthority(from: &rest, isEnd: Self.isSlash)
    } else if scheme != nil, rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      takeAuthority(from: &rest) { $0 == UInt8(ascii: "/") }
    }
    path = String(decoding: rest, as: UTF8.self)
  }

  /// The scheme alone, without a look at the rest of what may be a long address.
  static func scheme(of text: String) -> String? {
    let bytes = text.utf8.lazy.drop { $0 <= 0x20 }.filter { !isDropped($0) }
    var scheme: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: ":") {
        return scheme.isEmpty ? nil : String(decoding: scheme, as: UTF8.self).lowercased()
      }
      guard scheme.isEmpty ? byte.isASCIILetter : byte.isSchemeByte else {
        return nil
      }
      scheme.append(byte)
    }
    return nil
  }

  private mutating func takeAuthority(from rest: inout ArraySlice<UInt8>, isEnd: (UInt8) -> Bool) {
    let end = rest.firstIndex(where: isEnd) ?? rest.endIndex
    var authority = rest[..<end]
    rest = rest[end...]
    hasAuthority = true

    if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
      userInfo = String(decoding: authority[..<at], as: UTF8.self)
      authority = authority[authority.index(after: at)...]
    }
    let afterBracket = authority.lastIndex(of: UInt8(ascii: "]")) ?? authority.startIndex
    if let colon = authority[afterBracket...].firstIndex(of: UInt8(ascii: ":")) {
      portText = String(decoding: authority[authority.index(after: colon)...], as: UTF8.self)
      authority = authority[..<colon]
    }
    host = authority.isEmpty ? nil : String(decoding: authority, as: UTF8.self).lowercased()
  }
}

extension AddressParser {
  /// Schemes whose addresses always name a host and take a backslash for a slash.
  static let webLikeSchemes: Set<String> = ["http", "https", "ws", "wss", "ftp"]

  /// Engines drop blanks at both ends, and tabs and line breaks everywhere.
  private static func meaningful(_ text: String) -> [UInt8] {
    let ends = Array(text.utf8.drop { $0 <= 0x20 })
    let trimmed = ends.prefix((ends.lastIndex { $0 > 0x20 } ?? -1) + 1)
    return trimmed.filter { !isDropped($0) }
  }

  private static func isDropped(_ byte: UInt8) -> Bool { byte == 0x09 || byte == 0x0A || byte == 0x0D }

  private static func cut(_ rest: inout ArraySlice<UInt8>, at delimiter: UInt8) -> String? {
    guard let index = rest.firstIndex(of: delimiter) else {
      return nil
    }
    let tail = String(decoding: rest[rest.index(after: index)...], as: UTF8.self)
    rest = rest[..<index]
    return tail
  }

  private static func isSlash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }
}
