/// The writing systems in which a domain name is shown with its own letters.
enum WritingScript: Hashable {
  case latin
  case greek
  case cyrillic
  case armenian
  case georgian
  case hebrew
  case arabic
  case devanagari
  case bengali
  case gurmukhi
  case gujarati
  case tamil
  case telugu
  case kannada
  case malayalam
  case sinhala
  case thai
  case lao
  case khmer
  case ethiopic
  case han
  case hiragana
  case katakana
  case bopomofo
  case hangul

  /// The script of a letter, or `nil` for what is no letter of these scripts or only imitates one.
  init?(_ scalar: Unicode.Scalar) {
    guard let script = Self.ranges.first(where: { $0.0.contains(scalar.value) })?.1,
      !Self.imitations.contains(scalar.value), Self.isLetter(scalar)
    else {
      return nil
    }
    self = script
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.properties.isDefaultIgnorableCodePoint else {
      return false
    }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark: return true
    // Radicals of Han are symbols by category.
    case .otherSymbol: return (0x2E80...0x2FDF).contains(scalar.value)
    default: return false
    }
  }

  /// Dotless i, kra, n with apostrophe and long s pass for other Latin letters.
  private static let imitations: Set<UInt32> = [0x131, 0x138, 0x149, 0x17F]

  private static let ranges: [(ClosedRange<UInt32>, WritingScript)] = [
    (0x61...0x7A, .latin), (0xDF...0x17F, .latin), (0x1A0...0x1A1, .latin), (0x1AF...0x1B0, .latin),
    (0x218...0x21B, .latin), (0x1E00...0x1EFF, .latin),
    (0x370...0x3FF, .greek), (0x400...0x52F, .cyrillic), (0x560...0x588, .armenian),
    (0x591...0x5F4, .hebrew), (0x610...0x6D5, .arabic), (0x6E5...0x6E6, .arabic), (0x6FA...0x77F, .arabic),
    (0x900...0x97F, .devanagari), (0x980...0x9FF, .bengali), (0xA00...0xA7F, .gurmukhi),
    (0xA80...0xAFF, .gujarati), (0xB80...0xBFF, .tamil), (0xC00...0xC7F, .telugu),
    (0xC80...0xCFF, .kannada), (0xD00...0xD7F, .malayalam), (0xD80...0xDFF, .sinhala),
    (0xE00...0xE7F, .thai), (0xE80...0xEFF, .lao), (0x10D0...0x10FF, .georgian), (0x1100...0x11FF, .hangul),
    (0x1200...0x137F, .ethiopic), (0x1780...0x17FF, .khmer), (0x2E80...0x2FDF, .han), (0x3005...0x3007, .han),
    (0x3041...0x309F, .hiragana), (0x30A1...0x30FF, .katakana), (0x3105...0x312F, .bopomofo),
    (0x31A0...0x31BF, .bopomofo), (0x3400...0x4DBF, .han), (0x4E00...0x9FFF, .han),
    (0xAC00...0xD7A3, .hangul), (0x20000...0x323AF, .han),
  ]
}
