import Foundation
import Testing
import VoyagerCore
import VoyagerTesting
import VoyagerWebKit

extension WebKitTests {
  @MainActor @Suite("Certificate exceptions")
  struct CertificateExceptionTests {
    /// Visits the server and lets its certificate pass.
    private func allow(_ server: TLSServer, on stage: Stage, in store: DataStore? = nil) async throws {
      let certificate = try #require(
        try await stage.visit(server.address(), in: store).failures.first?.certificate)
      #expect(
        await stage.engine.allow(
          certificate, despite: [.unknownIssuer], for: "localhost", in: store ?? stage.store))
    }

    @Test("It holds for its host and certificate, and the connection is not called secure")
    func width() async throws {
      let stage = try Stage()
      let server = try TLSServer(ServerCertificate())
      server.http.on("/page") { _ in
        var response = HTTPResponse.html("<title>Reached</title>")
        response.headers["Strict-Transport-Security"] = "max-age=9"
        return response
      }
      try await allow(server, on: stage)
      let page = try await stage.visit(server.address())
      #expect(page.failures.isEmpty && page.security == .excepted)
      #expect(page.certificate.map(\.fingerprint) == (try server.certificate.fingerprint()))
      #expect(
        page.events.contains { if case .strictTransportReceived("max-age=9") = $0 { true } else { false } })
      let byNumber = try await stage.visit(server.numberedAddress())
      #expect(byNumber.certificateProblems == [.unknownIssuer])
      let samePort = try TLSServer(server.certificate)
      #expect(try await stage.visit(samePort.address()).failures.isEmpty, "One host, whatever the port")
      let impostor = try TLSServer(ServerCertificate())
      #expect(try await stage.visit(impostor.address()).certificateProblems == [.unknownIssuer])
      #expect(impostor.http.requests.isEmpty)
    }

    @Test("Another store is refused before anything is sent, with the same reason, until it has one too")
    func ofOneStore() async throws {
      let stage = try Stage()
      let server = try TLSServer(ServerCertificate())
      let other = stage.diskStore("other")
      let (openBefore, pageBefore) = stage.open(in: other)
      try await stage.load("/", in: openBefore, pageBefore)
      try await allow(server, on: stage)
      #expect(server.http.requests.isEmpty)

      for page in [
        try await stage.visit(server.address(), in: other),
        try await stage.visit(server.address(), on: openBefore, pageBefore),
      ] {
        #expect(page.certificateProblems == [.unknownIssuer], "\(page.events)")
        #expect(page.failures.first?.address == Address(server.address()))
        #expect(try page.failures.first?.certificate?.fingerprint == server.certificate.fingerprint())
      }
      #expect(server.http.requests.isEmpty)
      try await allow(server, on: stage, in: other)
      #expect(try await stage.visit(server.address(), in: other).failures.isEmpty)
      #expect(try await stage.visit(server.address()).failures.isEmpty)
    }

    @Test("What a page of another store loads, opens or is sent on to does not reach the host either")
    func partsOfPages() async throws {
      let stage = try Stage()
      let server = try TLSServer(ServerCertificate())
      let other = stage.diskStore("other")
      try await allow(server, on: stage)
      let host = "localhost:\(server.port)"
      let target = server.address("/away")
      stage.server.on("/away") { _ in .redirect(to: target) }
      stage.server.page(
        "/parts",
        """
        <iframe src="https://\(host)/frame"></iframe><iframe src="/away"></iframe>
        <img src="https://name@\(host)/image"><link rel="stylesheet" href="https://LOCALHOST:\(server.port)/sheet">
        <script>
        const ended = [
          fetch('https://\(host)/fetch'), fetch('/away'),
          new Promise(end => { new WebSocket('wss://\(host)/socket').onerror = end }),
          new Promise(end => {
            const work = "fetch('https://\(host)/worker').catch(() => {}).then(() => postMessage(0))"
            new Worker(URL.createObjectURL(new Blob([work]))).onmessage = end
          }),
        ]
        navigator.sendBeacon('https://\(host)/beacon', 'x')
        addEventListener('load', async () => { await Promise.allSettled(ended); document.title = 'ended' })
        </script>
        """)
      let (surface, page) = stage.open(in: other)
      try await stage.load("/parts", in: surface, page)
      try await eventually("every part has ended") { page.titles.last == "ended" }
      #expect(page.failures.isEmpty)

      let away = try await stage.visit(stage.server.namedAddress("/away"), in: other)
      #expect(away.certificateProblems == [.unknownIssuer])
      #expect(away.failures.first?.address == Address(target))

      var opened: (surface: any EngineSurface, page: ScriptedPage)?
      page.newPage = { _, make in
        let surface = make()
        opened = (surface, stage.attach(surface))
        return surface
      }
      _ = try? await surface.evaluate("window.open('https://\(host)/opened')")
      try await eventually("the opened page fails") { opened?.page.certificateProblems == [.unknownIssuer] }
      stage.engine.download(Address(server.address("/download")), in: other)
      try await eventually("the download begins and fails") { stage.downloads.count == 1 }
      #expect(server.http.requests.map(\.path) == [])
    }

    @Test("Taken back, it lets nothing reach the host any more, until it is made again")
    func withdrawn() async throws {
      let stage = try Stage()
      let server = try TLSServer(ServerCertificate())
      try await allow(server, on: stage)
      let (surface, page) = stage.open()
      #expect(try await stage.visit(server.address(), on: surface, page).failures.isEmpty)
      stage.engine.withdrawExceptions(for: "localhost", in: stage.store)
      #expect(try await stage.visit(server.address("/again"), on: surface, page).failures.count == 1)
      #expect(page.certificateProblems == [.unknownIssuer])
      #expect(server.http.requests(for: "/again").isEmpty)
      try await allow(server, on: stage)
      #expect(try await stage.visit(server.address()).failures.isEmpty)
    }

    @Test("It goes with a store in memory, and stays away from the store's next life")
    func discarded() async throws {
      let stage = try Stage()
      let server = try TLSServer(ServerCertificate())
      let first = stage.engine.makeSurface(SurfaceConfiguration(store: stage.store, zoom: 1))
      let firstPage = stage.attach(first)
      #expect(try await stage.visit(server.address(), on: first, firstPage).failures.count == 1)
      let certificate = try #require(firstPage.failures.first?.certificate)
      #expect(
        await stage.engine.allow(certificate, despite: [], for: "localhost", in: stage.store))
      first.close()
      stage.engine.discard(stage.store)
      #expect(
        await !stage.engine.allow(certificate, despite: [], for: "localhost", in: stage.store),
        "A store that is gone")
      #expect(try await stage.visit(server.address()).failures.count == 1)
      #expect(server.http.requests.isEmpty)
    }
  }
}
