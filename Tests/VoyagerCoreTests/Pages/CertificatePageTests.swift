import Foundation
import Testing

@testable import VoyagerCore

@Suite struct CertificatePageTests {
  private static let problems: [CertificateProblem] = [
    .unknownIssuer, .selfSigned, .wrongHost, .notYetValid, .expired, .revoked, .insecureAlgorithm, .other,
  ]

  private func page(
    _ problems: Set<CertificateProblem>, _ certificate: Certificate = .sample(), token: UUID? = nil
  ) -> String {
    let failure = LoadFailure(
      address: Address("https://a.example/"), reason: .certificate(problems), technical: "",
      certificate: certificate)
    let identity = Identity(name: "Home", color: .blue, icon: "x")
    let offer = token.map { CertificateOffer.offered(host: "a.example", certificate, token: $0) }
    return CertificatePage.page(for: failure, offer: offer ?? .none, in: identity).html
  }

  @Test("Each problem has words of its own")
  func words() {
    let sentences = Self.problems.map { CertificateWords(certificate: .sample()).sentences([$0]) }
    #expect(sentences.allSatisfy { $0.count == 1 })
    #expect(Set(sentences).count == Self.problems.count)
    #expect(sentences[2][0].contains("other.example"))
    #expect(sentences[3][0].contains("9 September 2001"))
    #expect(sentences[4][0].contains("9 November 2004"))
  }

  @Test("Back comes first, and going on last, below the certificate in the folded part")
  func order() throws {
    let token = UUID()
    let html = page([.expired], token: token)
    let places = try [
      "href=\"voyager:back\"", "href=\"voyager:reload\"", "<details>", "Site, Ltd", "AB:12", token.uuidString,
      "</details>",
    ].map { try #require(html.range(of: $0)?.lowerBound, "\($0)") }
    #expect(places == places.sorted())
    #expect(html.contains("class=\"default\" href=\"voyager:back\""))
    #expect(html.contains("until you close Voyager"))
    #expect(!page([.expired]).contains("accept-certificate"))
  }

  @Test("A certificate can't write into the page, nor fill it")
  func hostile() {
    var certificate = Certificate.sample(names: Array(repeating: "<b>x</b>", count: 500))
    certificate.subject = "CN=<script>alert(1)</script>"
    certificate.issuer = "<img src=x>"
    let html = page([.wrongHost], certificate)
    #expect(!html.contains("<script") && !html.contains("<b>") && !html.contains("<img"))
    #expect(html.contains("and 490 more"))
  }

  @Test("Dates tell what an engine did not look at")
  func dates() {
    let certificate = Certificate.sample()
    #expect(certificate.problems(at: Date(timeIntervalSince1970: 900_000_000)) == [.notYetValid])
    #expect(certificate.problems(at: Date(timeIntervalSince1970: 1_050_000_000)) == [])
    #expect(certificate.problems(at: Date(timeIntervalSince1970: 1_200_000_000)) == [.expired])
  }

  @Test(
    "A name is read as a person would",
    arguments: [
      ("CN=a.example,O=A\\, Ltd", "a.example (A, Ltd)"), ("O=A", "A"), ("CN=a,O=a", "a"), ("C=DE", "C=DE"),
      ("", ""),
    ])
  func names(text: String, expected: String) {
    #expect(DistinguishedName(text).readable == expected)
  }
}
