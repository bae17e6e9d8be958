/// Percent-encoding as addresses use it.
enum PercentEncoding {
  /// Encodes each byte that `isAllowed` refuses.
  static func encode(_ text: String, isAllowed: (UInt8) -> Bool) -> String {
    var encoded: [UInt8] = []
    encoded.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if isAllowed(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// Encodes what can't stand in an address at all, and leaves everything else as it was written.
  static func encodeUnsafe(_ text: String) -> String {
    encode(text) { $0 > 0x20 && $0 < 0x7F && !unsafe.contains($0) }
  }

  /// Encodes a file's path, so that no byte of a name is taken for a delimiter.
  static func encodePath(_ path: String) -> String {
    encode(path) { $0.isUnreserved || $0 == UInt8(ascii: "/") }
  }

  /// Decodes everything; what is not UTF-8 afterwards becomes U+FFFD.
  ///
  /// Broken codes stay as they are.
  static func decode(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      return text
    }
    var decoded: [UInt8] = []
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.first {
      if let code = code(at: bytes) {
        decoded.append(code)
        bytes = bytes.dropFirst(3)
      } else {
        decoded.append(byte)
        bytes = bytes.dropFirst()
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The byte that a code such as `%C3` at the start of `bytes` stands for.
  static func code(at bytes: ArraySlice<UInt8>) -> UInt8? {
    let code = bytes.prefix(3)
    guard code.count == 3, code.first == UInt8(ascii: "%"),
      let high = code[code.startIndex + 1].hexadecimalValue,
      let low = code[code.startIndex + 2].hexadecimalValue
    else {
      return nil
    }
    return high << 4 | low
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
  private static let unsafe = Set("\"<>`".utf8)
}
