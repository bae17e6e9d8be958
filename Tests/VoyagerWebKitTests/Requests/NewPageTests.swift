import Testing
import VoyagerCore
import VoyagerTesting

extension WebKitTests {
  @MainActor @Suite("Pages that pages open")
  struct NewPageTests {
    @Test("An opened page and its opener talk to each other, and it closes itself")
    func opener() async throws {
      let stage = try Stage()
      stage.server.page(
        "/",
        "<script>onmessage = e => document.title = e.data; window.child = open('/child', '', 'width=300,height=200')</script>"
      )
      stage.server.page(
        "/child", "<script>opener.postMessage('hello', '*'); onmessage = () => close()</script>")
      let (surface, page) = stage.open(zoom: 1.5)
      var child: (any EngineSurface)?
      var childPage: ScriptedPage?
      page.newPage = { _, make in
        let made = make()
        child = made
        childPage = stage.attach(made)
        return made
      }
      try await stage.load("/", in: surface, page)
      try await eventually("the child's greeting") { page.titles.last == "hello" }
      #expect(page.openings.map(\.address) == [Address(stage.server.address("/child"))])
      #expect(page.openings.map(\.isByUser) == [false])
      #expect(child?.zoom == 1.5)
      try await eventually("the child can be shown") { childPage?.ready.count == 1 }
      #expect(childPage?.ready.first == WindowFeatures(isPopup: true, width: 300, height: 200))
      _ = try await surface.evaluate(
        "let s = document.createElement('script'); s.textContent = 'child.postMessage(1, \"*\")'; document.body.append(s)"
      )
      try await eventually("the child closes") { childPage?.isClosed == true }
      child?.close()
    }

    @Test("A blocked page is null to its opener")
    func blocked() async throws {
      let stage = try Stage()
      stage.server.page("/", "<script>document.title = open('/child') === null</script>")
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      try await eventually("the answer") { page.titles.last == "true" }
      #expect(page.openings.count == 1)
      #expect(stage.server.requests(for: "/child").isEmpty)
    }

    @Test("A page that is opened and closed at once harms nothing")
    func closedAtOnce() async throws {
      let stage = try Stage()
      stage.server.page("/", "<script>open('/child').close(); document.title = 'done'</script>")
      let (surface, page) = stage.open()
      var child: (any EngineSurface)?
      var childPage: ScriptedPage?
      page.newPage = { _, make in
        let made = make()
        child = made
        childPage = stage.attach(made)
        return made
      }
      try await stage.load("/", in: surface, page)
      try await eventually("the child closed") { childPage?.isClosed == true }
      child?.close()
      child = nil
      let answer = try await surface.evaluate("document.title")
      #expect(answer == "\"done\"")
    }

    @Test("A clicked link for a new page asks twice, as by the person")
    func link() async throws {
      let stage = try Stage()
      stage.server.page(
        "/", "<a href=/child target=_blank style='position:fixed;inset:0;background:silver'>x</a>")
      let (surface, page) = stage.open()
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      try await Pointer.click(x: 200, y: 200)
      try await eventually("the question") { page.openings.count == 1 }
      #expect(page.openings.first?.isByUser == true)
      let step = page.navigations.last
      #expect(step?.target == .newPage && step?.kind == .link && step?.isByUser == true && step?.button == 1)
    }
  }
}
