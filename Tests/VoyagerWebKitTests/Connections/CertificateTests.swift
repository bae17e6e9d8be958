import Foundation
import Testing
import VoyagerCore
import VoyagerTesting
import VoyagerWebKit

extension WebKitTests {
  @MainActor @Suite("Certificates")
  struct CertificateTests {
    private func start(_ server: TLSServer) async throws {
      try await eventually("the server answers") { server.isReady }
    }

    /// Loads the server's page and waits for the end.
    private func visit(
      _ server: TLSServer, on stage: Stage, in store: DataStore? = nil, as address: String? = nil
    ) async throws -> ScriptedPage {
      let (surface, page) = stage.open(in: store)
      surface.load(Address(address ?? server.address))
      try await eventually("the load ends") { page.finished == 1 }
      return page
    }

    private func problems(_ page: ScriptedPage) -> Set<CertificateProblem>? {
      guard case .certificate(let problems) = page.failures.first?.reason else {
        return nil
      }
      return problems
    }

    private func certificate(_ page: ScriptedPage) throws -> Certificate {
      try #require(page.failures.first?.certificate)
    }

    @Test("A certificate that an unknown issuer signed fails for this, and is told as it is")
    func unknownIssuer() async throws {
      let stage = try Stage()
      let server = try TLSServer(for: "DNS:localhost,DNS:other.example,IP:127.0.0.1")
      try await start(server)
      let page = try await visit(server, on: stage)
      #expect(problems(page) == [.unknownIssuer])
      let certificate = try certificate(page)
      #expect(certificate.names == ["localhost", "other.example", "127.0.0.1"])
      #expect(certificate.subject.contains("CN=site"))
      #expect(certificate.issuer == "CN=Nobody")
      #expect(try certificate.fingerprint == server.fingerprint())
      let now = Date()
      #expect(certificate.validFrom.map { $0 <= now } == true)
      #expect(certificate.validUntil.map { $0 > now } == true)
      server.stop()
    }

    @Test("A certificate that its owner signed is told from one of an unknown issuer")
    func selfSigned() async throws {
      let stage = try Stage()
      let server = try TLSServer(issuedBy: .itself)
      try await start(server)
      #expect(problems(try await visit(server, on: stage)) == [.selfSigned])
    }

    @Test("A certificate of another site and one that ran out fail for this too")
    func wrongHostAndExpired() async throws {
      let stage = try Stage()
      let other = try TLSServer(for: "DNS:other.example")
      let old = try TLSServer(days: -1)
      try await start(other)
      try await start(old)
      #expect(problems(try await visit(other, on: stage)) == [.unknownIssuer, .wrongHost])
      #expect(problems(try await visit(old, on: stage))?.contains(.expired) == true)
    }

    @Test("An exception holds for its host, certificate and store, and the connection is not called secure")
    func exception() async throws {
      let stage = try Stage()
      let server = try TLSServer(
        for: "DNS:localhost,IP:127.0.0.1", headers: "Strict-Transport-Security: max-age=9\r\n")
      try await start(server)
      let certificate = try certificate(await visit(server, on: stage))
      stage.engine.allow(certificate, for: "localhost", in: stage.store)
      let page = try await visit(server, on: stage)
      #expect(page.failures.isEmpty && page.security == .excepted)
      #expect(
        page.events.contains { if case .strictTransportReceived("max-age=9") = $0 { true } else { false } })

      let elsewhere = try await visit(server, on: stage, in: stage.diskStore("other"))
      #expect(problems(elsewhere) == [.unknownIssuer], "\(elsewhere.events)")
      let byNumber = try await visit(server, on: stage, as: "https://127.0.0.1:\(server.port)/page")
      #expect(problems(byNumber) == [.unknownIssuer])

      let impostor = try TLSServer()
      try await start(impostor)
      #expect(problems(try await visit(impostor, on: stage)) == [.unknownIssuer])
    }

    @Test("An exception of a store in memory goes with the store")
    func discarded() async throws {
      let stage = try Stage()
      let server = try TLSServer()
      try await start(server)
      let first = stage.engine.makeSurface(SurfaceConfiguration(store: stage.store, zoom: 1))
      let firstPage = stage.attach(first)
      first.load(Address(server.address))
      try await eventually("the load ends") { firstPage.finished == 1 }
      stage.engine.allow(try certificate(firstPage), for: "localhost", in: stage.store)
      first.close()
      stage.engine.discard(stage.store)
      #expect(problems(try await visit(server, on: stage)) == [.unknownIssuer])
    }
  }
}
