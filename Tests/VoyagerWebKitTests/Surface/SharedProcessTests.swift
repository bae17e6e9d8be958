import GTK
import Testing
import VoyagerCore
import VoyagerTesting

@testable import VoyagerWebKit

extension WebKitTests {
  @MainActor @Suite("Pages that share a process")
  struct SharedProcessTests {
    /// A page of the engine that begins at an address.
    private func open(
      _ address: String, on stage: Stage, in store: DataStore? = nil
    ) async throws -> (WebKitSurface, ScriptedPage) {
      let surface = stage.engine.makeSurface(
        SurfaceConfiguration(store: store ?? stage.store, zoom: 1, address: Address(address)))
      let page = stage.attach(surface)
      let count = page.finished
      surface.load(Address(address))
      try await eventually("\(address) is loaded") { page.finished > count }
      return (try #require(surface as? WebKitSurface), page)
    }

    @Test("Those of one site and store end together, and another site, store or context lives on")
    func endsTogether() async throws {
      let stage = try Stage(sharing: .bySite)
      for path in ["/", "/a", "/b"] { stage.server.page(path, "<title>\(path)</title>") }
      let (first, firstPage) = try await open(stage.server.address("/a"), on: stage)
      let (second, secondPage) = try await open(stage.server.address("/b"), on: stage)
      let (site, sitePage) = try await open(stage.server.namedAddress("/"), on: stage)
      let (store, storePage) = try await open(
        stage.server.address("/"), on: stage, in: stage.diskStore("other"))
      stage.engine.notificationsDidChange(in: stage.store)
      let (context, contextPage) = try await open(stage.server.address("/"), on: stage)
      #expect(first.processMates.map(ObjectIdentifier.init) == [ObjectIdentifier(second)])
      #expect([site, store, context].allSatisfy { $0.processMates.isEmpty })
      #expect(first.activity.isEmpty)
      second.terminate()
      try await eventually("both end") { firstPage.ends == [.terminated] && secondPage.ends == [.terminated] }
      for (surface, page) in [(site, sitePage), (store, storePage), (context, contextPage)] {
        #expect(try await surface.evaluate("1 + 1") == "2")
        #expect(page.ends.isEmpty)
      }
      for surface in [first, second, site, store, context] { surface.close() }
    }

    @Test(
      "One that closes with its process leaves it to the others, and one that left the site takes nobody along"
    )
    func leavesToOthers() async throws {
      let stage = try Stage(sharing: .bySite)
      for path in ["/a", "/b", "/c"] { stage.server.page(path, "<title>\(path)</title>") }
      let (first, firstPage) = try await open(stage.server.address("/a"), on: stage)
      let (second, _) = try await open(stage.server.address("/b"), on: stage)
      let (third, thirdPage) = try await open(stage.server.address("/c"), on: stage)
      second.closeWithProcess()
      _ = try await stage.visit(stage.server.namedAddress("/c"), on: third, thirdPage)
      #expect(third.processMates.isEmpty)
      third.closeWithProcess()
      #expect(try await first.evaluate("1 + 1") == "2")
      #expect(firstPage.ends.isEmpty)
      first.close()
    }

    @Test("A process takes no more pages than its limit, and none while one of them asks something")
    func limit() async throws {
      let stage = try Stage(sharing: .bySite)
      stage.server.page("/", "<title>x</title>")
      let address = stage.server.address("/")
      var surfaces: [WebKitSurface] = []
      for _ in 0...WebKitSurface.pagesInProcess {
        surfaces.append(try await open(address, on: stage).0)
      }
      #expect(surfaces[0].processMates.count == WebKitSurface.pagesInProcess - 1)
      #expect(surfaces[WebKitSurface.pagesInProcess].processMates.isEmpty)
      let site = try #require(Site(Address(address)))
      #expect(surfaces[WebKitSurface.pagesInProcess].takesIn(site))
      let request = Request<PageDialog.Answer>(safeAnswer: .dismissed) { _ in }
      surfaces[WebKitSurface.pagesInProcess].keep(request)
      #expect(!surfaces[WebKitSurface.pagesInProcess].takesIn(site))
      request.decline()
      #expect(surfaces[WebKitSurface.pagesInProcess].takesIn(site))
      for surface in surfaces { surface.close() }
    }

    @Test("What opens is painted from its first document on, also when that fails")
    func curtain() async throws {
      let stage = try Stage(sharing: .bySite)
      stage.server.page("/", "x")
      let surface = try #require(
        stage.engine.makeSurface(
          SurfaceConfiguration(store: stage.store, zoom: 1, address: Address(stage.server.address("/"))))
          as? WebKitSurface)
      let page = stage.attach(surface)
      #expect(surface.webView.opacity == 0)
      try await stage.load("/", in: surface, page)
      #expect(surface.webView.opacity == 1)
      let failing = try #require(
        stage.engine.makeSurface(
          SurfaceConfiguration(store: stage.store, zoom: 1, address: Address("http://127.0.0.1:65431/")))
          as? WebKitSurface)
      let failed = stage.attach(failing)
      failing.load(Address("http://127.0.0.1:65431/"))
      try await eventually("the failure") { failed.failures.count == 1 && failing.webView.opacity == 1 }
      for surface in [surface, failing] { surface.close() }
    }
  }
}
