/// The alphabet of RFC 4648 in which keys of one-time codes are written.
enum Base32 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

  /// Takes small letters, blanks and hyphens, and a padding that is missing, as sites show them.
  static func decode(_ text: String) -> [UInt8]? {
    var (bits, count): (UInt32, Int) = (0, 0)
    var bytes: [UInt8] = []
    let shown = text.uppercased().utf8.filter { ![UInt8(ascii: " "), UInt8(ascii: "-")].contains($0) }
    let end = shown.firstIndex(of: UInt8(ascii: "=")) ?? shown.endIndex
    guard shown[end...].allSatisfy({ $0 == UInt8(ascii: "=") }) else { return nil }
    for letter in shown[..<end] {
      guard let value = letters.firstIndex(of: letter) else { return nil }
      bits = bits << 5 | UInt32(value)
      count += 5
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes.isEmpty ? nil : bytes
  }

  static func encode(_ bytes: [UInt8]) -> String {
    var (bits, count): (UInt32, Int) = (0, 0)
    var text: [UInt8] = []
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 5 {
        count -= 5
        text.append(letters[Int(bits >> UInt32(count) & 31)])
      }
    }
    if count > 0 { text.append(letters[Int(bits << UInt32(5 - count) & 31)]) }
    return String(decoding: text, as: UTF8.self)
  }
}
