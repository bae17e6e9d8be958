import Testing
import VoyagerCore
import VoyagerTesting

extension WebKitTests {
  @MainActor @Suite("The parent's own pages")
  struct InternalSchemeTests {
    @Test("They load, and an unknown one is not found")
    func load() async throws {
      let stage = try Stage()
      stage.pages[.start] = InternalPage(html: "<title>Stärt</title>")
      let (surface, page) = stage.open()
      surface.load(.start)
      try await eventually("the page") { page.titles.last == "Stärt" }
      #expect(page.committed == [.start])
      #expect(page.security == .local)
      surface.load(Address("voyager:nothing"))
      try await eventually("the failure") { page.failures.map(\.reason) == [.notFound] }
    }

    @Test("A page of the web can neither show nor read nor open them")
    func apart() async throws {
      let stage = try Stage()
      stage.pages[.start] = InternalPage(
        html: "<title>Start</title><script>parent.postMessage('in', '*')</script>")
      stage.server.page(
        "/",
        """
        <script>onmessage = e => document.title = e.data</script>
        <iframe src='voyager:start'></iframe>
        <script>
          fetch('voyager:start').then(() => document.title = 'read', () => document.title = 'refused')
          setTimeout(() => location = 'voyager:start', 200)
        </script>
        """)
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      try await eventually("the refusal") { page.titles.contains("refused") }
      for _ in 0..<50 {
        _ = try await surface.evaluate("1")
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(!page.titles.contains("in") && !page.titles.contains("read"))
      #expect(page.committed == [Address(stage.server.address("/"))])
    }

    @Test("A link on a page that stands in for a failed one reaches the parent")
    func link() async throws {
      let stage = try Stage()
      let (surface, page) = stage.open()
      page.decide = { $0.address.text == "voyager:reload" ? .cancel : .go }
      try await stage.show(surface)
      surface.show(
        InternalPage(
          html: "<title>Broken</title><a href='voyager:reload' style='position:fixed;inset:0'>x</a>"),
        at: Address("http://127.0.0.1:9/"))
      try await eventually("the page") { page.titles.last == "Broken" }
      var isThere: String?
      for _ in 0..<300 where isThere != "true" {
        isThere = try await surface.evaluate("document.readyState == 'complete' && innerWidth == 800")
      }
      try await Pointer.click(x: 300, y: 300)
      try await eventually("the step") {
        page.navigations.contains { $0.address.text == "voyager:reload" && $0.isByUser }
      }
    }
  }
}
