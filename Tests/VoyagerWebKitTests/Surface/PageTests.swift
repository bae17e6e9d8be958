import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

extension WebKitTests {
  @MainActor @Suite("A page")
  struct PageTests {
    @Test("The parent's scripts run in a world that the page can't see")
    func isolatedWorld() async throws {
      let stage = try Stage()
      stage.server.page("/", "<script>var ofPage = 1</script><p id=p>text</p>")
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      let own = try await surface.evaluate("window.ofParent = 7; typeof ofPage")
      #expect(own == "\"undefined\"")
      _ = try await surface.evaluate(
        "let s = document.createElement('script'); s.textContent = 'p.textContent = typeof ofParent'; document.body.append(s)"
      )
      let seen = try await surface.evaluate("[document.getElementById('p').textContent, window.ofParent]")
      #expect(seen == "[\"undefined\",7]")
      let nothing = try await surface.evaluate("undefined")
      #expect(nothing == nil)
      await #expect(throws: ScriptError.self) { _ = try await surface.evaluate("throw new Error('no')") }
    }

    @Test("A script that is given up answers at once")
    func cancelled() async throws {
      let stage = try Stage()
      stage.server.page("/", "x")
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      let start = ContinuousClock.now
      let task = Task { try await surface.evaluate("let t = Date.now(); while (Date.now() - t < 3000) {}") }
      try await Task.sleep(for: .milliseconds(50))
      task.cancel()
      await #expect(throws: CancellationError.self) { _ = try await task.value }
      #expect(ContinuousClock.now - start < .seconds(1))
    }

    @Test("Zoom reaches the page's own figures, also from the start")
    func zoom() async throws {
      let stage = try Stage()
      stage.server.page("/", "x")
      let (surface, page) = stage.open(zoom: 1.5)
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      var width: String?
      for _ in 0..<200 where width != "533" {
        width = try await surface.evaluate("innerWidth")
      }
      #expect(width == "533")
      surface.zoom = 2
      for _ in 0..<200 where width != "400" {
        width = try await surface.evaluate("innerWidth")
      }
      #expect(width == "400")
    }

    @Test("What is read at the top of the view stays there in every size", arguments: [false, true])
    func zoomsInPlace(hasBar: Bool) async throws {
      let stage = try Stage()
      let words = String(repeating: "Words of a text that flows anew. ", count: 12)
      stage.server.page(
        "/",
        (hasBar ? "<div style='position: fixed; top: 0; width: 100%; height: 30px'>Bar</div>" : "")
          + (0..<300).map { "<p id=p\($0)>\(words)" }.joined())
      let (surface, page) = stage.open(zoom: 1.5)
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      let top = "document.getElementById('p170').getBoundingClientRect().top"
      _ = try await surface.evaluate(
        "document.getElementById('p170').scrollIntoView(); scrollBy(0, \(hasBar ? -40 : 0))")
      var place = try #require(await surface.evaluate(top).flatMap(Double.init)) * 1.5
      // A bar that grows over the text would hide it.
      for zoom in hasBar ? [1.75, 2, 1.75, 1.5] : [1.75, 2, 3, 1, 0.5, 1.5] {
        surface.zoomInPlace(to: zoom)
        try await eventually("the size") { surface.zoom == zoom }
        let now = try #require(await surface.evaluate(top).flatMap(Double.init)) * zoom
        // Under a bar it may be a later line that stays, and the paragraph flows anew above it.
        #expect(abs(now - place) < (hasBar ? 48 : 4))
        place = now
      }
    }

    @Test("A found text is counted")
    func find() async throws {
      let stage = try Stage()
      stage.server.page(
        "/",
        """
        <script>cat</script><style>cat { }</style><p hidden>cat</p>
        <p>One c<b>a</b>t, two\n Cats, three catalogues.<p>A concatenation
        """)
      let (surface, page) = stage.open()
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      for text in ["c", "ca", "cat"] { surface.find(text, options: []) }
      try await eventually("the first of four") { page.matches.last == FoundMatches(4, current: 1) }
      surface.findPrevious()
      try await eventually("around the beginning") { page.matches.last == FoundMatches(4, current: 4) }
      surface.findNext()
      surface.findNext()
      try await eventually("the second") { page.matches.last == FoundMatches(4, current: 2) }
      #expect(await surface.selectedText() == "Cat")
      surface.find("two cats", options: .wordStarts)
      try await eventually("across a line") { page.matches.last == FoundMatches(1, current: 1) }
      surface.find("cat", options: .wordStarts)
      try await eventually("starts of words") { page.matches.last?.count == 3 }
      surface.find("cat", options: .matchCase)
      try await eventually("its case only") { page.matches.last?.count == 3 }
      surface.find("dog", options: [])
      try await eventually("no match") { page.matches.last == FoundMatches(0) }
      surface.endFind()
    }

    @Test("Matches are counted to a limit")
    func findsMany() async throws {
      let stage = try Stage()
      stage.server.page("/", String(repeating: "<p>cat", count: 10_500))
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      surface.find("cat", options: [])
      try await eventually("the limit") { page.matches.last == FoundMatches(1000, isCut: true) }
    }

    @Test("The back/forward list is restored from its bytes; other bytes change nothing")
    func sessionState() async throws {
      let stage = try Stage()
      for name in ["/a", "/b", "/c"] {
        stage.server.page(name, "<title>\(name)</title>")
      }
      let (surface, page) = stage.open()
      try await stage.load("/a", in: surface, page)
      try await stage.load("/b", in: surface, page)
      try await stage.load("/c", in: surface, page)
      surface.go(by: -1)
      try await eventually("back") { page.titles.last == "/b" && page.finished == 4 }
      let state = try #require(surface.sessionState())
      let (other, otherPage) = stage.open()
      // A page that has not come yet has nothing to go back to.
      #expect(other.sessionState() == nil)
      #expect(!other.restore(Data("no state".utf8)))
      #expect(!other.restore(Data()))
      #expect(other.history == SurfaceHistory())
      #expect(other.restore(state))
      try await eventually("the entry in front") { otherPage.titles.last == "/b" }
      #expect(other.history.back.map(\.title) == ["/a"])
      #expect(other.history.forward.map(\.title) == ["/c"])
    }

    @Test("What a form sent is not in the bytes of the list, and the list is")
    func sentForm() async throws {
      let stage = try Stage()
      stage.server.page(
        "/form", "<form method=post action=/sent><input name=a value=marker-of-a-form></form>")
      stage.server.page("/sent", "<title>sent</title><iframe name=inner src=/form></iframe>")
      stage.server.page("/last", "<title>last</title>")
      let (surface, page) = stage.open()
      try await stage.load("/form", in: surface, page)
      _ = try await surface.evaluate("document.forms[0].submit()")
      try await eventually("it was sent") { page.titles.last == "sent" && page.finished == 2 }
      let answer = try #require(surface.sessionState())
      #expect(answer.range(of: Data("marker-of-a-form".utf8)) == nil)
      try await stage.load("/last", in: surface, page)
      let bytes = try #require(surface.sessionState())
      #expect(bytes.range(of: Data("marker-of-a-form".utf8)) == nil)
      let (restored, other) = stage.open()
      #expect(restored.restore(bytes))
      try await eventually("the last page") { other.titles.last == "last" }
      #expect(restored.history.back.map(\.address.text) == ["/sent", "/form"].map(stage.server.address))
    }

    @Test("A picture is PNG, and a page is saved to one file")
    func pictureAndFile() async throws {
      let stage = try Stage()
      stage.server.page("/", "<title>Saved</title>words")
      let (surface, page) = stage.open()
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      let picture = try await surface.snapshot(.visible)
      #expect(picture.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
      let file = stage.folder.appendingPathComponent("page.mhtml")
      try await surface.save(to: file)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("words") && text.contains("multipart/related"))
    }

    @Test("A picture of a part shows that part, in the pixels of the whole")
    func pictureOfAPart() async throws {
      let stage = try Stage()
      stage.server.page(
        "/", "<style>body { margin: 0; background: linear-gradient(90deg, red 50%, blue 50%) }</style>")
      let (surface, page) = stage.open()
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      let whole = try PictureSize(try await surface.snapshot(.visible))
      for (x, color) in [(0.0, "red"), (0.5, "blue")] {
        let part = try #require(PagePart(x: x, y: 0.25, width: 0.5, height: 0.5))
        let data = try await surface.snapshot(.part(part))
        let size = try PictureSize(data)
        #expect((size.width, size.height) == (whole.width / 2, whole.height / 2))
        // A picture of one colour packs to very little.
        #expect(data.count < 6000, "only \(color)")
      }
    }

    @Test("The source is what was loaded, in its own encoding, and is not fetched again")
    func source() async throws {
      let stage = try Stage()
      stage.server.on("/old") { _ in
        HTTPResponse(
          headers: ["Content-Type": "text/html; charset=windows-1251"],
          body: .whole(
            Data("<p id=a>".utf8) + Data([0xCF, 0xF0]) + Data("<script>a.textContent = 'x'</script>".utf8)))
      }
      let (surface, page) = stage.open()
      try await stage.load("/old", in: surface, page)
      let source = try await surface.source()
      #expect(source.text == "<p id=a>\u{041F}\u{0440}<script>a.textContent = 'x'</script>")
      #expect(source.bytes.count == source.text.unicodeScalars.count)
      #expect(stage.server.requests.count { $0.path == "/old" } == 1)
      surface.textEncoding = .greek
      try await eventually("the page again") { page.finished == 2 }
      #expect(try await surface.evaluate("document.characterSet") == "\"windows-1253\"")
      #expect(surface.textEncoding == .greek)
      surface.textEncoding = nil
      try await eventually("its own encoding") { page.finished == 3 }
      #expect(try await surface.evaluate("document.characterSet") == "\"windows-1251\"")
    }

    @Test("The user agent is a Safari's and says nothing else")
    func userAgent() async throws {
      let stage = try Stage()
      stage.server.page("/", "x")
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      let agent = try #require(stage.server.requests.first?.headers["user-agent"])
      #expect(
        agent.wholeMatch(
          of:
            /Mozilla\/5\.0 \(X11; Linux [^)]+\) AppleWebKit\/[0-9.]+ \(KHTML, like Gecko\) Version\/[0-9.]+ Safari\/[0-9.]+/
        ) != nil, "\(agent)")
    }
  }
}
