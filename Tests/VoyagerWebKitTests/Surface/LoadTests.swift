import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

extension WebKitTests {
  @MainActor @Suite("Loading")
  struct LoadTests {
    @Test("A page is started, committed, finished and named, in this order")
    func load() async throws {
      let stage = try Stage()
      stage.server.page("/", "<title>First</title>Hello")
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      try await eventually("the title") { page.titles.last == "First" }
      let address = Address(stage.server.address("/"))
      #expect(page.started == [address])
      #expect(page.committed == [address])
      #expect(page.finished == 1)
      #expect(page.security == .insecure)
      #expect(page.addresses.isEmpty)
      #expect(page.navigations.map(\.address) == [address])
    }

    @Test("A redirect is told and the last address is the one committed")
    func redirect() async throws {
      let stage = try Stage()
      stage.server.on("/from") { _ in .redirect(to: "/to") }
      stage.server.page("/to", "there")
      let (surface, page) = stage.open()
      try await stage.load("/from", in: surface, page)
      #expect(page.redirects == [Address(stage.server.address("/to"))])
      #expect(page.committed == [Address(stage.server.address("/to"))])
    }

    @Test("A refused port, an unknown host, a missing file and an unknown scheme fail for their reason")
    func failures() async throws {
      let stage = try Stage()
      let closed = try HTTPServer()
      let port = closed.port
      closed.stop()
      let cases: [(String, LoadFailure.Reason)] = [
        ("http://127.0.0.1:\(port)/", .connectionRefused),
        ("http://no-such-host.invalid/", .hostNotFound),
        ("file:///no/such/file", .notFound),
        ("nonsense:thing", .schemeUnknown),
      ]
      for (text, reason) in cases {
        let (surface, page) = stage.open()
        surface.load(Address(text))
        try await eventually("\(text) fails") { page.finished == 1 }
        #expect(page.failures.map(\.reason) == [reason], "\(text)")
        #expect(page.failures.map(\.address) == [Address(text)], "\(text)")
        #expect(page.started.count == 1, "\(text)")
      }
    }

    @Test("A load that another one replaces is no failure, and each start has its end")
    func replaced() async throws {
      let stage = try Stage()
      stage.server.on("/never") { _ in .hanging }
      stage.server.page("/", "<title>Second</title>")
      let (surface, page) = stage.open()
      surface.load(Address(stage.server.address("/never")))
      try await eventually("the server is asked") { !stage.server.requests(for: "/never").isEmpty }
      surface.load(Address(stage.server.address("/")))
      try await eventually("the title") { page.titles.last == "Second" }
      try await eventually("the end") { page.finished == 2 }
      #expect(page.failures.isEmpty)
      #expect(page.started.count == 2)
      surface.load(Address(stage.server.address("/never")))
      try await eventually("the third start") { page.started.count == 3 }
      surface.stop()
      try await eventually("the third end") { page.finished == 3 }
      #expect(page.failures.isEmpty)
    }

    @Test("A refused navigation loads nothing")
    func refused() async throws {
      let stage = try Stage()
      stage.server.page("/", "<title>Here</title><script>location = '/elsewhere'</script>")
      let (surface, page) = stage.open()
      page.decide = { $0.address.text.hasSuffix("/elsewhere") ? .cancel : .go }
      try await stage.load("/", in: surface, page)
      try await eventually("the second question") { page.navigations.count == 2 }
      let answer = try await surface.evaluate("document.title")
      #expect(answer == "\"Here\"")
      #expect(stage.server.requests(for: "/elsewhere").isEmpty)
      #expect(page.failures.isEmpty)
    }

    @Test("A change of address within the document is told as such")
    func pushState() async throws {
      let stage = try Stage()
      stage.server.page("/", "x")
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      _ = try await surface.evaluate("history.pushState({}, '', '/deeper')")
      try await eventually("the new address") { page.addresses == [Address(stage.server.address("/deeper"))] }
      #expect(page.started.count == 1)
      try await eventually("the list") {
        surface.history.back.map(\.address) == [Address(stage.server.address("/"))]
      }
    }

    @Test(
      "A page of the parent's stands in for the address, tells nothing of its load, and can be tried again")
    func standIn() async throws {
      let stage = try Stage()
      let broken = Address(stage.server.address("/"))
      let (surface, page) = stage.open()
      stage.server.on("/") { _ in .html("<title>Mended</title>") }
      surface.show(InternalPage(html: "<title>Broken</title>"), at: broken)
      try await eventually("the page") { page.titles.last == "Broken" }
      #expect(page.started.isEmpty && page.committed.isEmpty && page.finished == 0 && page.addresses.isEmpty)
      surface.reload(.normal)
      try await eventually("the mended page") { page.titles.last == "Mended" }
      #expect(page.committed == [broken])
    }

    @Test("A page shown when a load fails keeps the address, the list and the way back")
    func failurePage() async throws {
      let stage = try Stage()
      let closed = try HTTPServer()
      let broken = Address(closed.address("/"))
      closed.stop()
      stage.server.page("/", "<title>Good</title>")
      let (surface, page) = stage.open()
      var tries = 1
      page.onEvent = { [weak surface] event in
        if case .loadFailed(let failure) = event {
          surface?.show(InternalPage(html: "<title>Broken \(tries)</title>"), at: failure.address)
          tries += 1
        }
      }
      try await stage.load("/", in: surface, page)
      surface.load(broken)
      try await eventually("the parent's page") { page.titles.last == "Broken 1" }
      #expect(page.started == [Address(stage.server.address("/")), broken])
      #expect(page.finished == 2)
      #expect(page.addresses.isEmpty)
      #expect(surface.history.back.map(\.title) == ["Good"])
      surface.reload(.normal)
      try await eventually("the second page") { page.titles.last == "Broken 2" && page.finished == 3 }
      surface.load(broken)
      try await eventually("the third page") { page.titles.last == "Broken 3" && page.finished == 4 }
      #expect(surface.history.back.map(\.title) == ["Good"])
      surface.go(by: -1)
      try await eventually("back") { page.titles.last == "Good" }
      try await eventually("the end") { page.finished == 5 }
      #expect(page.committed.count == 2)
    }

    @Test("The icon arrives as PNG")
    func icon() async throws {
      let stage = try Stage()
      let png = try #require(
        Data(
          base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        ))
      stage.server.on("/icon.png") { _ in
        HTTPResponse(headers: ["Content-Type": "image/png"], body: .whole(png))
      }
      stage.server.page("/", "<link rel=icon href=/icon.png>")
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      try await eventually("the icon") { page.icons.contains { $0 != nil } }
      let icon = page.icons.compactMap { $0 }.first
      #expect(icon?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }
  }
}
