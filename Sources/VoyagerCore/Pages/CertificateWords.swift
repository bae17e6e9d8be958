import Foundation

/// A certificate and what is wrong with it, in a person's words.
struct CertificateWords {
  private static let order: [CertificateProblem] = [
    .revoked, .wrongHost, .selfSigned, .unknownIssuer, .expired, .notYetValid, .insecureAlgorithm, .other,
  ]
  private static let longestList = 10

  let certificate: Certificate?

  /// One sentence for each problem, the worst first.
  func sentences(_ problems: Set<CertificateProblem>) -> [String] {
    var problems = problems
    if problems.contains(.selfSigned) {
      problems.remove(.unknownIssuer)
    }
    let sentences = Self.order.filter(problems.contains).map(sentence)
    return sentences.isEmpty ? [sentence(.other)] : sentences
  }

  /// The certificate itself, for "Details".
  var facts: [PageTemplate.Fact] {
    guard let certificate else {
      return []
    }
    let facts = [
      PageTemplate.Fact(name: "For", text: DistinguishedName(certificate.subject).readable),
      PageTemplate.Fact(name: "Hosts", text: names ?? ""),
      PageTemplate.Fact(name: "Issued by", text: DistinguishedName(certificate.issuer).readable),
      PageTemplate.Fact(name: "Valid from", text: certificate.validFrom.map(Self.moment) ?? ""),
      PageTemplate.Fact(name: "Valid until", text: certificate.validUntil.map(Self.moment) ?? ""),
      PageTemplate.Fact(name: "SHA-256 fingerprint", text: Self.grouped(certificate.fingerprint)),
    ]
    return facts.filter { !$0.text.isEmpty }
  }

  private func sentence(_ problem: CertificateProblem) -> String {
    switch problem {
    case .unknownIssuer: "Nobody whom this computer trusts vouches for the site."
    case .selfSigned: "The site vouches only for itself. Anyone can make such a proof."
    case .wrongHost:
      names.map { "The proof that the site shows is for another site: \($0)." }
        ?? "The proof that the site shows belongs to another site."
    case .notYetValid:
      "The site's proof is not valid \(certificate?.validFrom.map { "before \(Self.day($0))" } ?? "yet"). "
        + "Check that this computer's date is right."
    case .expired:
      "The site's proof ran out\(certificate?.validUntil.map { " on \(Self.day($0))" } ?? ""). "
        + "Check that this computer's date is right."
    case .revoked: "The site's proof was taken back, because it may have been stolen."
    case .insecureAlgorithm: "The site's proof is of a weak kind that can be forged."
    case .other: "The site could not prove that it is the one you asked for."
    }
  }

  private var names: String? {
    guard let certificate, !certificate.names.isEmpty else {
      return nil
    }
    let shown = certificate.names.prefix(Self.longestList).joined(separator: ", ")
    let others = certificate.names.count - Self.longestList
    return others > 0 ? "\(shown) and \(others) more" : shown
  }

  private static let language = Locale(identifier: "en_GB")

  private static func day(_ date: Date) -> String {
    date.formatted(Date.FormatStyle(locale: language).day().month(.wide).year())
  }

  private static func moment(_ date: Date) -> String {
    date.formatted(Date.FormatStyle(locale: language).day().month(.wide).year().hour().minute())
  }

  /// In pairs, as other programs show it.
  private static func grouped(_ fingerprint: String) -> String {
    var digits = Substring(fingerprint.uppercased())
    var pairs: [Substring] = []
    while !digits.isEmpty {
      pairs.append(digits.prefix(2))
      digits = digits.dropFirst(2)
    }
    return pairs.joined(separator: ":")
  }
}
