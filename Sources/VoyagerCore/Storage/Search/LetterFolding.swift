import Foundation

/// Letters without the differences that a search does not mind: case, accents, and what a plain keyboard lacks.
enum LetterFolding {
  /// Letters that Unicode doesn't take apart, with what people write where they can't type them.
  private static let whole: [(plain: String, letters: String)] = [
    ("a", "Ⱥⱥ"), ("ae", "ÆæǼǽǢǣ"), ("b", "ɃƀƁɓƂƃ"), ("c", "ƇƈȻȼ"), ("d", "ĐđÐðƉɖƊɗƋƌ"), ("e", "ƏəƎǝɆɇ"),
    ("f", "Ƒƒ"), ("g", "ǤǥƓɠ"), ("h", "ĦħꞪɦⱧⱨ"), ("i", "ıƗɨ"), ("ij", "Ĳĳ"), ("j", "Ɉɉȷ"), ("k", "ĸƘƙⱩⱪ"),
    ("l", "ŁłȽƚⱢɫĿŀ"), ("n", "ŊŋƝɲȠƞ"), ("o", "ØøǾǿƟɵ"), ("oe", "Œœ"), ("p", "Ƥƥ"), ("r", "ɌɍⱤɽ"),
    ("s", "ȿ"), ("ss", "ßẞ"), ("t", "ŦŧƬƭƮʈȾⱦ"), ("th", "Þþ"), ("u", "Ʉʉ"), ("v", "Ʋʋ"), ("w", "Ⱳⱳ"),
    ("y", "ƳƴɎɏ"), ("z", "ƵƶȤȥɀ"), ("ff", "ﬀ"), ("fi", "ﬁ"), ("fl", "ﬂ"), ("ffi", "ﬃ"), ("ffl", "ﬄ"),
    ("st", "ﬅﬆ"), ("г", "Ґґ"),
  ]

  /// What the alphabets of Latin, Greek and Cyrillic have; nothing else has case and accents worth a table.
  private static let lettered: [ClosedRange<UInt32>] = [0x80...0x52F, 0x1E00...0x1FFF]
  private static let combiningMarks: ClosedRange<UInt32> = 0x300...0x36F

  private static let table: [UInt32: [UInt8]] = {
    var table: [UInt32: [UInt8]] = [:]
    for scalar in lettered.joined().compactMap(Unicode.Scalar.init) {
      let plain = String(scalar).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      table[scalar.value] = combiningMarks.contains(scalar.value) ? [] : Array(plain.utf8)
    }
    for (plain, letters) in whole {
      for letter in letters.unicodeScalars { table[letter.value] = Array(plain.utf8) }
    }
    return table
  }()

  static func folded(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text.lowercased() }
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        folded.append(byte.isASCIILetter ? byte | 0x20 : byte)
      } else if let plain = table[scalar.value] {
        folded += plain
      } else if scalar.properties.isCased {
        folded += scalar.properties.lowercaseMapping.utf8
      } else {
        folded += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }
}
