/// One label of a domain name, and whether its own letters can be shown without passing for another name.
struct DomainLabel {
  private let encoded: String
  private let isUnderASCIITopDomain: Bool

  init(_ label: some StringProtocol, isUnderASCIITopDomain: Bool) {
    encoded = Self.encode(label)
    self.isUnderASCIITopDomain = isUnderASCIITopDomain
  }

  /// The label in the letters of the domain name system.
  static func encode(_ label: some StringProtocol) -> String {
    let lowered = label.lowercased()
    guard !lowered.utf8.allSatisfy({ $0 < 0x80 }), let code = Punycode.encode(lowered) else {
      return lowered
    }
    return "xn--" + code
  }

  /// What a person is shown.
  var shown: String {
    guard encoded.hasPrefix("xn--"), let decoded = Punycode.decode(encoded.dropFirst(4)) else {
      return encoded.utf8.allSatisfy { $0 < 0x80 } ? encoded : PercentEncoding.encode(encoded) { $0 < 0x80 }
    }
    // A code that decodes to what would be written otherwise is no real name.
    let isGenuine = Self.encode(decoded) == encoded && decoded == decoded.lowercased()
    return isGenuine && isUnmistakable(decoded) ? decoded : encoded
  }

  private func isUnmistakable(_ label: String) -> Bool {
    var scripts: Set<WritingScript> = []
    for scalar in label.unicodeScalars {
      if scalar.isASCII, let byte = UInt8(exactly: scalar.value), byte.isASCIIDigit || scalar == "-" {
        continue
      }
      guard let script = WritingScript(scalar) else {
        return false
      }
      scripts.insert(script)
    }
    guard Self.isAllowed(scripts) else {
      return false
    }
    if scripts.contains(.latin), label.unicodeScalars.contains(where: Self.strokes.contains) {
      return false
    }
    return !(isUnderASCIITopDomain && label.unicodeScalars.allSatisfy(Self.latinTwins.contains))
  }

  private static func isAllowed(_ scripts: Set<WritingScript>) -> Bool {
    let others = scripts.subtracting([.latin])
    return scripts.count == 1 || companions.contains { others.isSubset(of: $0) }
  }

  /// Scripts that are written together, and with Latin.
  private static let companions: [Set<WritingScript>] = [
    [.han, .hiragana, .katakana], [.han, .bopomofo], [.han, .hangul],
  ]

  /// Strokes that pass for a slash or another mark among Latin letters.
  private static let strokes: Set<Unicode.Scalar> = ["ノ", "ン", "ソ", "ー", "丶", "丿", "丨", "一", "〇"]

  /// Letters of other scripts that look like Latin ones; a name made of nothing else is a disguise.
  private static let latinTwins: Set<Unicode.Scalar> = [
    "а", "е", "о", "р", "с", "у", "х", "ѕ", "і", "ј", "һ", "ԁ", "ԛ", "ԝ", "ӏ", "ь", "в", "н", "к", "м", "т",
    "г",
    "ο", "ν", "α", "ι", "κ", "ρ", "τ", "υ", "χ", "γ", "σ", "ω", "ա", "օ", "ո", "ս", "հ", "ց", "զ", "ք", "-",
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9",
  ]
}
