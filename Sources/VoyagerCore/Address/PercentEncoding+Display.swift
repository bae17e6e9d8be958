extension PercentEncoding {
  /// Decodes what a person can read and what is taken apart the same way afterwards; encodes what they can't see.
  ///
  /// Delimiters, blanks, control, direction and invisible characters are never decoded.
  static func decodeReadable(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      var codes: [UInt8] = []
      var rest = bytes
      while let code = code(at: rest) {
        codes.append(code)
        rest = rest.dropFirst(3)
      }
      if codes.isEmpty {
        rest = bytes.drop { $0 != UInt8(ascii: "%") }
        if rest.startIndex == bytes.startIndex {
          rest = bytes.dropFirst()
        }
        append(String(decoding: bytes[..<rest.startIndex], as: UTF8.self), to: &shown)
      } else {
        append(codes, written: bytes[..<rest.startIndex], to: &shown)
      }
      bytes = rest
    }
    return String(shown)
  }

  /// Encodes what a person can't see, and decodes nothing.
  static func hidingInvisible(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    append(text, to: &shown)
    return String(shown)
  }

  private static func append(_ written: String, to shown: inout String.UnicodeScalarView) {
    for scalar in written.unicodeScalars {
      if scalar.isASCII ? scalar.value > 0x20 && scalar.value < 0x7F : isReadable(scalar, after: shown.last) {
        shown.append(scalar)
      } else {
        shown.append(contentsOf: encode(String(scalar)) { _ in false }.unicodeScalars)
      }
    }
  }

  private static func append(
    _ codes: [UInt8], written: ArraySlice<UInt8>, to shown: inout String.UnicodeScalarView
  ) {
    var index = 0
    var decoder = UTF8.ForwardParser()
    var input = codes.makeIterator()
    parsing: while true {
      let before = index
      switch decoder.parseScalar(from: &input) {
      case .emptyInput:
        break parsing
      case .valid(let encoded):
        index += encoded.count
        let scalar = UTF8.decode(encoded)
        if scalar.isASCII ? codes[before].isUnreserved : isReadable(scalar, after: shown.last) {
          shown.append(scalar)
          continue
        }
      case .error(let length):
        index += length
      }
      let start = written.startIndex + before * 3
      let end = written.startIndex + index * 3
      shown.append(contentsOf: String(decoding: written[start..<end], as: UTF8.self).unicodeScalars)
    }
  }

  private static func isReadable(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    let properties = scalar.properties
    guard !properties.isDefaultIgnorableCodePoint, !deceptive.contains(scalar.value) else {
      return false
    }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      return false
    case .nonspacingMark, .enclosingMark, .spacingMark:
      // A mark on a delimiter would hide it.
      return previous.map {
        $0.properties.isAlphabetic || $0.properties.canonicalCombiningClass != .notReordered
      }
        ?? false
    default:
      return true
    }
  }

  /// The replacement character, the empty Braille cell, and locks that pass for the security sign.
  private static let deceptive: Set<UInt32> = [0xFFFD, 0x2800, 0x1F50F, 0x1F510, 0x1F511, 0x1F512, 0x1F513]
}
