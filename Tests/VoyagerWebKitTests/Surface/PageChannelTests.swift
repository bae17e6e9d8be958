import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

extension WebKitTests {
  @MainActor @Suite("A page's channel")
  struct PageChannelTests {
    @Test("A script of the parent's gives the page no right to act as the person does")
    func givesNoActivation() async throws {
      let stage = try Stage()
      stage.server.page(
        "/",
        """
        <title>0</title><p>word</p><script>
          let opened = 0
          const act = () => {
            if (navigator.userActivation.isActive || navigator.userActivation.hasBeenActive) document.title = 'active'
            if (opened < 3 && open('/other')) document.title = 'opened ' + ++opened
          }
          addEventListener('own', act)
          setInterval(act, 20)
        </script>
        """)
      stage.server.page("/other", "other")
      let (surface, page) = stage.open()
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      _ = try await surface.evaluate("dispatchEvent(new Event('own'))")
      #expect(await surface.selectedText() == "")
      surface.find("word", options: [])
      surface.scroll(to: ScrollPosition(x: 0, y: 10))
      surface.zoomInPlace(to: 1.2)
      try await eventually("the size") { surface.zoom == 1.2 }
      try await eventually("the match") { page.matches.last?.count == 1 }
      surface.endFind()
      let until = try await surface.evaluate("performance.now()").flatMap(Double.init) ?? 0
      var now = until
      while now < until + 200 {
        now = try await surface.evaluate("performance.now()").flatMap(Double.init) ?? 0
      }
      #expect(try await surface.evaluate("document.title") == "\"0\"")
      #expect(page.openings.allSatisfy { !$0.isByUser })
      // The same page sees an act of the person's.
      try await Pointer.click(x: 100, y: 100)
      try await eventually("the click") { page.titles.contains { $0 == "active" || $0.hasPrefix("opened") } }
    }

    @Test("A page that comes back from memory runs scripts again")
    func afterReturn() async throws {
      let stage = try Stage()
      stage.server.page(
        "/a",
        "<title>a</title><script>addEventListener('pageshow', e => document.title += e.persisted)</script>")
      stage.server.page("/b", "<title>b</title>")
      let (surface, page) = stage.open()
      try await stage.load("/a", in: surface, page)
      #expect(try await surface.evaluate("document.title") == "\"afalse\"")
      try await stage.load("/b", in: surface, page)
      #expect(try await surface.evaluate("document.title") == "\"b\"")
      surface.go(by: -1)
      try await eventually("the page from memory") { page.titles.last == "afalsetrue" }
      for count in 1...9 {
        #expect(try await surface.evaluate("\(count)") == "\(count)")
      }
    }

    @Test("Scripts reach the page they are meant for, and a page's reports are its own, not the opener's")
    func opened() async throws {
      let stage = try Stage()
      stage.server.page("/", "<title>opener</title><script>open('/child')</script>")
      stage.server.page("/child", "<title>child</title><body style='height: 9000px'>")
      let (surface, page) = stage.open()
      var child: (any EngineSurface)?
      var childPage: ScriptedPage?
      page.newPage = { _, make in
        child = make()
        childPage = child.map(stage.attach)
        return child
      }
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      try await eventually("the page that was opened") { childPage?.finished == 1 }
      let opened = try #require(child)
      for _ in 0..<5 {
        #expect(try await opened.evaluate("document.title") == "\"child\"")
        #expect(try await surface.evaluate("document.title") == "\"opener\"")
      }
      try await stage.show(opened)
      opened.scroll(to: ScrollPosition(x: 0, y: 123))
      try await eventually("its place is told") { childPage?.scroll?.y == 123 }
      #expect(page.scroll == nil)
      surface.close()
      #expect(try await opened.evaluate("document.title") == "\"child\"")
    }

    @Test("What a site forbids its scripts does not bind the parent's")
    func policies() async throws {
      let stage = try Stage()
      for (name, policy) in ["/strict": "default-src 'none'", "/sandbox": "sandbox"] {
        stage.server.on(name) { _ in
          HTTPResponse(
            headers: ["Content-Type": "text/html", "Content-Security-Policy": policy],
            body: .whole(Data("x".utf8)))
        }
      }
      let (surface, page) = stage.open()
      try await stage.load("/strict", in: surface, page)
      #expect(try await surface.evaluate("1 + 1") == "2")
      try await stage.load("/sandbox", in: surface, page)
      #expect(try await surface.evaluate("1 + 1") == "2")
    }

    @Test("Many scripts at once are all answered, in their order")
    func many() async throws {
      let stage = try Stage()
      stage.server.page("/", "x")
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      let tasks = (1...50).map { count in
        Task {
          try await surface.evaluate("globalThis.told = [...(globalThis.told ?? []), \(count)]; told.length")
        }
      }
      for (index, task) in tasks.enumerated() {
        #expect(try await task.value == "\(index + 1)")
      }
    }
  }
}
