import Foundation

/// What is wrong with a certificate, in a person's words.
struct CertificateWords {
  private static let order: [CertificateProblem] = [
    .revoked, .wrongHost, .selfSigned, .unknownIssuer, .expired, .notYetValid, .insecureAlgorithm, .other,
  ]

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

  private func sentence(_ problem: CertificateProblem) -> String {
    switch problem {
    case .unknownIssuer: "Nobody whom this computer trusts vouches for the site."
    case .selfSigned: "The site vouches only for itself. Anyone can make such a proof."
    case .wrongHost:
      certificate?.namesInWords.map { "The proof that the site shows is for another site: \($0)." }
        ?? "The proof that the site shows belongs to another site."
    case .notYetValid:
      "The site's proof is not valid \(day(certificate?.validFrom).map { "before \($0)" } ?? "yet"). "
        + "Check that this computer's date is right."
    case .expired:
      "The site's proof ran out\(day(certificate?.validUntil).map { " on \($0)" } ?? ""). "
        + "Check that this computer's date is right."
    case .revoked: "The site's proof was taken back, because it may have been stolen."
    case .insecureAlgorithm: "The site's proof is of a weak kind that can be forged."
    case .other: "The site could not prove that it is the one you asked for."
    }
  }

  private func day(_ date: Date?) -> String? { date.map(Certificate.day) }
}
