import Foundation

extension Certificate {
  /// What it says for whom, by whom and how long, in the order to be read.
  public var facts: [CertificateFact] {
    let facts = [
      CertificateFact(name: "For", text: DistinguishedName(subject).readable),
      CertificateFact(name: "Hosts", text: namesInWords ?? ""),
      CertificateFact(name: "Issued by", text: DistinguishedName(issuer).readable),
      CertificateFact(name: "Valid from", text: validFrom.map(Self.moment) ?? ""),
      CertificateFact(name: "Valid until", text: validUntil.map(Self.moment) ?? ""),
      CertificateFact(name: "SHA-256 fingerprint", text: Self.inPairs(fingerprint)),
    ]
    return facts.filter { !$0.text.isEmpty }
  }

  /// The hosts it is for, or `nil` when it names none.
  var namesInWords: String? {
    guard !names.isEmpty else {
      return nil
    }
    let shown = names.prefix(Self.longestList).joined(separator: ", ")
    let others = names.count - Self.longestList
    return others > 0 ? "\(shown) and \(others) more" : shown
  }

  static func day(_ date: Date) -> String {
    date.formatted(Date.FormatStyle(locale: language).day().month(.wide).year())
  }

  private static let longestList = 10
  private static let language = Locale(identifier: "en_GB")

  private static func moment(_ date: Date) -> String {
    date.formatted(Date.FormatStyle(locale: language).day().month(.wide).year().hour().minute())
  }

  /// As other programs show a fingerprint.
  private static func inPairs(_ fingerprint: String) -> String {
    var digits = Substring(fingerprint.uppercased())
    var pairs: [Substring] = []
    while !digits.isEmpty {
      pairs.append(digits.prefix(2))
      digits = digits.dropFirst(2)
    }
    return pairs.joined(separator: ":")
  }
}
