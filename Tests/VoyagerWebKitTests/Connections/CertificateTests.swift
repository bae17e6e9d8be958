import Foundation
import Testing
import VoyagerCore
import VoyagerTesting
import VoyagerWebKit

extension WebKitTests {
  @MainActor @Suite("Certificates")
  struct CertificateTests {
    @Test("A certificate that an unknown issuer signed fails for this, and is told as it is")
    func unknownIssuer() async throws {
      let stage = try Stage()
      let server = try TLSServer(
        ServerCertificate(for: "DNS:localhost,DNS:other.example,IP:127.0.0.1"))
      let page = try await stage.visit(server.address())
      #expect(page.certificateProblems == [.unknownIssuer])
      let certificate = try #require(page.failures.first?.certificate)
      #expect(certificate.names == ["localhost", "other.example", "127.0.0.1"])
      #expect(certificate.subject.contains("CN=site"))
      #expect(certificate.issuer == "CN=Nobody")
      #expect(try certificate.fingerprint == server.certificate.fingerprint())
      let now = Date()
      #expect(certificate.validFrom.map { $0 <= now } == true)
      #expect(certificate.validUntil.map { $0 > now } == true)
      #expect(server.http.requests.isEmpty)
    }

    @Test("A certificate that its owner signed is told from one of an unknown issuer")
    func selfSigned() async throws {
      let stage = try Stage()
      let server = try TLSServer(ServerCertificate(issuedBy: .itself))
      #expect(try await stage.visit(server.address()).certificateProblems == [.selfSigned])
    }

    @Test("A certificate of another site fails for this too")
    func wrongHost() async throws {
      let stage = try Stage()
      let server = try TLSServer(ServerCertificate(for: "DNS:other.example"))
      #expect(try await stage.visit(server.address()).certificateProblems == [.unknownIssuer, .wrongHost])
    }

    @Test(
      "A certificate that ran out, and one whose time has not come, fail for this too",
      arguments: [
        (ServerCertificate.Validity.past, CertificateProblem.expired), (.future, .notYetValid),
      ])
    func dates(_ validity: ServerCertificate.Validity, _ problem: CertificateProblem) async throws {
      let stage = try Stage()
      let server = try TLSServer(ServerCertificate(valid: validity))
      #expect(try await stage.visit(server.address()).certificateProblems == [.unknownIssuer, problem])
    }
  }
}
