import Testing
import VoyagerCore
import VoyagerTesting
import VoyagerWebKit

extension WebKitTests {
  @MainActor @Suite("Proxies")
  struct ProxyTests {
    /// A server that is asked for whole addresses is a proxy.
    private static let page = "http://hidden.example/page"

    private func proxied(_ stage: Stage, except hosts: [String] = []) throws -> DataStore {
      let store = stage.diskStore("proxied")
      let address = stage.server.address("")
      stage.proxies[store] = .server(try ProxyServer(address, except: hosts))
      stage.server.page(Self.page, "<title>through the proxy</title>")
      stage.server.page("/page", "<title>direct</title>")
      return store
    }

    @Test("The pages of one store come through its proxy, and those of another ask the network alone")
    func apart() async throws {
      let stage = try Stage()
      let store = try proxied(stage)
      let page = try await stage.visit(Self.page, in: store)
      try await eventually("the page is there") { page.titles.last == "through the proxy" }
      let other = try await stage.visit(Self.page, in: stage.diskStore("other"))
      #expect(other.titles.last != "through the proxy")
      #expect(stage.server.requests(for: Self.page).count == 1)
    }

    @Test("Hosts that are left out are reached without it, with all that is under them")
    func exceptions() async throws {
      let stage = try Stage()
      let store = try proxied(stage, except: ["hidden.example"])
      stage.server.page("http://open.example/", "<title>open</title>")
      for address in [Self.page, "http://www.hidden.example/"] {
        #expect(try await !stage.visit(address, in: store).failures.isEmpty)
      }
      let page = try await stage.visit("http://open.example/", in: store)
      try await eventually("the page is there") { page.titles.last == "open" }
      // WebKit asks for the icon of a page in its own time.
      let paths = stage.server.requests.map(\.path).filter { !$0.hasSuffix("/favicon.ico") }
      #expect(paths == ["http://open.example/"])
    }

    @Test("A SOCKS proxy is told names, also of pages that a page opens, of sockets and of what comes early")
    func names() async throws {
      let stage = try Stage()
      let proxy = try HTTPServer(greeting: .socks5)
      defer { proxy.stop() }
      proxy.page(
        "/",
        """
        <link rel=preconnect href="http://early.example"><script>
        new WebSocket('ws://socket.example/')
        fetch('http://other.example/', { mode: 'no-cors' }).finally(() => document.title = 'done')
        </script>
        """)
      let store = stage.diskStore("named")
      stage.proxies[store] = .server(try ProxyServer("socks5://127.0.0.1:\(proxy.port)"))
      let page = try await stage.visit("http://first.example/", in: store)
      let names = Set(["first", "early", "socket", "other"].map { "\($0).example:80" })
      try await eventually("all are asked for") {
        page.titles.last == "done" && Set(proxy.askedHosts) == names
      }
    }

    @Test("Another choice holds for the next load of a page that is open")
    func changes() async throws {
      let stage = try Stage()
      let store = try proxied(stage)
      let (surface, page) = stage.open(in: store)
      _ = try await stage.visit(Self.page, on: surface, page)
      stage.proxies[store] = .direct
      stage.engine.proxyDidChange(in: store)
      surface.reload(.ignoringCache)
      try await eventually("the page fails") { !page.failures.isEmpty }
      #expect(stage.server.requests(for: Self.page).count == 1)
    }

    @Test("What the parent fetches goes the way it says")
    func fetches() async throws {
      let stage = try Stage()
      _ = try proxied(stage)
      let limits = FetchLimits(bytes: 1000, time: .seconds(5))
      let proxy = ProxyChoice.server(try ProxyServer(stage.server.address("")))
      _ = try await stage.engine.fetch(Address(Self.page), limits: limits, through: proxy)
      await #expect(throws: FetchError.self) {
        try await stage.engine.fetch(Address(Self.page), limits: limits, through: .direct)
      }
      #expect(stage.server.requests(for: Self.page).count == 1)
    }
  }
}
