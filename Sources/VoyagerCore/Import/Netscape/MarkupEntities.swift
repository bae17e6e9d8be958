/// Reads the characters that markup names.
enum MarkupEntities {
  private static let longestName = 10

  /// What isn't a whole name or number with its semicolon stays as it stands: `?a=1&copy=2` is an address.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "&"), let entity = entity(rest) {
        decoded.append(contentsOf: String(entity.scalar).utf8)
        rest = rest.dropFirst(entity.length)
      } else {
        decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func entity(_ rest: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, length: Int)? {
    guard rest.first == UInt8(ascii: "#") else {
      let name = rest.prefix(longestName).prefix { $0.isASCIILetter || $0.isASCIIDigit }
      guard rest.dropFirst(name.count).first == UInt8(ascii: ";"),
        let scalar = named[String(decoding: name, as: UTF8.self)]
      else { return nil }
      return (scalar, name.count + 1)
    }
    let isHexadecimal = rest.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let mark = isHexadecimal ? 2 : 1
    let digits = rest.dropFirst(mark).prefix(longestName).prefix {
      isHexadecimal ? $0.hexadecimalValue != nil : $0.isASCIIDigit
    }
    guard rest.dropFirst(mark + digits.count).first == UInt8(ascii: ";"),
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return (scalar(number), mark + digits.count + 1)
  }

  private static func scalar(_ number: UInt32) -> Unicode.Scalar {
    // Old pages count in their charset.
    if let byte = UInt8(exactly: number), byte > 0 { return Windows1252.scalar(byte) }
    guard number > 0, let scalar = Unicode.Scalar(number) else { return "\u{FFFD}" }
    return scalar
  }

  private static let named: [String: Unicode.Scalar] = {
    var named: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "ndash": "–", "mdash": "—", "hellip": "…",
      "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "lsaquo": "‹",
      "rsaquo": "›", "bull": "•", "euro": "€", "trade": "™", "OElig": "Œ", "oelig": "œ", "Scaron": "Š",
      "scaron": "š", "Yuml": "Ÿ", "larr": "←", "rarr": "→", "hearts": "♥", "middot": "·",
    ]
    for (offset, name) in latin.split(separator: " ").enumerated() {
      named[String(name)] = Unicode.Scalar(UInt8(0xA0 + offset))
    }
    return named
  }()

  /// From U+00A0 to U+00FF.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute \
    micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig \
    Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash \
    Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute \
    ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc \
    uuml yacute thorn yuml
    """
}
