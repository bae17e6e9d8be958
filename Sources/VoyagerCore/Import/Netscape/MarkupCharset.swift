import Foundation

/// Finds out how the bytes of a page are to be read.
enum MarkupCharset {
  /// Where a page may name its charset.
  private static let head = 4096

  /// The text as UTF-8.
  ///
  /// A mark at the start counts most. Bytes that are UTF-8 are read so whatever the page says, since no other
  /// charset looks like it by chance; what is left is read as the page says, or as the old web's Latin.
  static func utf8(_ data: Data) -> [UInt8] {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return [UInt8](bytes[3...]) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16).map { [UInt8]($0.utf8) } ?? []
    }
    let named = encoding(named: charset(in: bytes))
    // This one alone is written in ASCII, which is UTF-8 too.
    if named != .iso2022JP, String(validating: bytes, as: UTF8.self) != nil { return bytes }
    if let named, named != .utf8, let text = String(data: data, encoding: named) { return [UInt8](text.utf8) }
    return [UInt8](Windows1252.decode(bytes).utf8)
  }

  private static func charset(in bytes: [UInt8]) -> String? {
    let head = Windows1252.decode(bytes.prefix(head)).lowercased()
    guard let name = head.firstRange(of: "charset=") else { return nil }
    let rest = head[name.upperBound...].drop { "\"' ".contains($0) }
    return String(rest.prefix { $0.isLetter || $0.isNumber || "-_".contains($0) })
  }

  private static func encoding(named name: String?) -> String.Encoding? {
    switch name?.replacing("_", with: "-") {
    case "utf-8", "utf8": .utf8
    case "iso-8859-2", "latin2": .isoLatin2
    case "windows-1250", "cp1250": .windowsCP1250
    case "windows-1251", "cp1251": .windowsCP1251
    case "windows-1253", "cp1253": .windowsCP1253
    case "windows-1254", "cp1254": .windowsCP1254
    case "shift-jis", "x-sjis", "sjis": .shiftJIS
    case "iso-2022-jp": .iso2022JP
    default: nil
    }
  }
}
