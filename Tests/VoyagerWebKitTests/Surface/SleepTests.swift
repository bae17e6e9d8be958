import Foundation
import GTK
import Testing
import VoyagerCore
import VoyagerTesting
import VoyagerWebKit

extension WebKitTests {
  @MainActor @Suite("A page that goes to sleep")
  struct SleepTests {
    private nonisolated static let long = """
      <title>long</title>
      <script>if (sessionStorage.length) document.title = sessionStorage.getItem('name').length</script>
      <div style="height: 5000px">x</div>
      <form action=/sent method=post><input id=text><textarea id=area></textarea><input type=checkbox id=box></form>
      """

    @Test("It comes back in another view where it was, with its list and what its forms held")
    func comesBack() async throws {
      let stage = try Stage()
      stage.server.page("/before", "before")
      stage.server.page("/long", Self.long)
      let (surface, page) = stage.open()
      try await stage.show(surface)
      try await stage.load("/before", in: surface, page)
      try await stage.load("/long", in: surface, page)
      _ = try await surface.evaluate(
        """
        sessionStorage.setItem('name', '\\u2028"sea"'); text.value = 'sea'; area.value = 'shore'
        box.checked = true; scrollTo(0, 1234)
        """)
      try await eventually("the scroll position is told") { page.scroll == ScrollPosition(x: 0, y: 1234) }
      let left = await surface.prepareToSleep()
      let state = try #require(left.state)
      surface.closeWithProcess()

      let woken = stage.engine.makeSurface(
        SurfaceConfiguration(store: stage.store, zoom: 1, tabStorage: left.tabStorage))
      let wokenPage = stage.attach(woken)
      try await stage.show(woken)
      let count = wokenPage.finished
      #expect(woken.restore(state))
      try await eventually("the page is back") { wokenPage.finished > count }
      var seen: String?
      for _ in 0..<500 where seen != "[1234,\"sea\",\"shore\",true]" {
        seen = try await woken.evaluate("[scrollY, text.value, area.value, box.checked]")
      }
      #expect(seen == "[1234,\"sea\",\"shore\",true]")
      #expect(woken.history.back.map(\.address.path) == ["/before"])
      // The page's own first script found it, and what is removed stays so.
      let storage = try await woken.evaluate("[document.title, sessionStorage.getItem('name').length]")
      #expect(storage == "[\"6\",6]")
      _ = try await woken.evaluate("sessionStorage.clear()")
      try await stage.load("/long", in: woken, wokenPage)
      let empty = try await woken.evaluate("sessionStorage.length")
      #expect(empty == "0")
      woken.close()
    }

    @Test("What a site kept for the tab waits for the site while another page comes first")
    func keepsStorage() async throws {
      let stage = try Stage()
      stage.server.page("/", "<script>document.title = sessionStorage.getItem('who') ?? 'nobody'</script>")
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      _ = try await surface.evaluate("sessionStorage.setItem('who', 'ann')")
      var left = await surface.prepareToSleep()
      surface.close()
      for _ in 1...2 {
        let woken = stage.engine.makeSurface(
          SurfaceConfiguration(store: stage.store, zoom: 1, tabStorage: left.tabStorage))
        let other = stage.attach(woken)
        woken.load(Address("data:text/html,<title>elsewhere</title>"))
        try await eventually("another page") { other.titles.last == "elsewhere" }
        left = await woken.prepareToSleep()
        woken.close()
      }
      let woken = stage.engine.makeSurface(
        SurfaceConfiguration(store: stage.store, zoom: 1, tabStorage: left.tabStorage))
      let back = stage.attach(woken)
      try await stage.load("/", in: woken, back)
      try await eventually("the site has it") { back.titles.last == "ann" }
      woken.close()
    }

    @Test("A page is scrolled once it is long enough")
    func scrolls() async throws {
      let stage = try Stage()
      stage.server.page(
        "/", "<body><script>setTimeout(() => { document.body.style.height = '9000px' }, 300)</script>")
      let (surface, page) = stage.open()
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      surface.scroll(to: ScrollPosition(x: 0, y: 4321))
      try await eventually("it is there") { page.scroll?.y == 4321 }
    }

    @Test("What would be lost is known: fields, the answer to a form, a page that can reach its opener")
    func knowsWhatIsLost() async throws {
      let stage = try Stage()
      stage.server.page(
        "/form",
        "<form action=/sent method=post><input id=text style='position: fixed; left: 0; top: 0; width: 300px'></form>"
      )
      stage.server.page("/sent", "sent")
      stage.server.page("/child", "child")
      let (surface, page) = stage.open()
      try await stage.show(surface)
      try await stage.load("/form", in: surface, page)
      #expect(surface.activity == [])
      for _ in 0..<50 where surface.activity == [] {
        try await Pointer.click(x: 100, y: 10)
        try await Pointer.key("a")
        try await Task.sleep(for: .milliseconds(50))
      }
      #expect(surface.activity == [.edited])
      // Neither a framework that writes the default along nor one that takes the field away makes it unwritten.
      _ = try await surface.evaluate(
        """
        let field = text, form = document.forms[0]
        field.defaultValue = field.value; field.blur(); field.remove(); form.append(field); 1
        """)
      try await Pointer.click(x: 100, y: 10)
      #expect(surface.activity == [.edited])
      // What the page empties itself was sent, or is not wanted.
      _ = try await surface.evaluate("text.value = ''; text.blur()")
      try await eventually("nothing is lost any more") { surface.activity == [] }
      _ = try await surface.evaluate("document.forms[0].submit()")
      try await eventually("it was sent") { surface.activity == [.answersForm] }

      try await eventually("all of it is there") { page.finished == 2 }
      // It is the same answer where the list of pages leads back to it.
      try await stage.load("/child", in: surface, page)
      #expect(surface.activity == [])
      surface.go(by: -1)
      try await eventually("the answer is back") { page.finished == 4 }
      #expect(surface.activity == [.answersForm])
      try await stage.load("/form", in: surface, page)
      #expect(surface.activity == [])
      var child: (any EngineSurface)?
      var parent: ScriptedPage?
      page.newPage = { _, make in
        child = make()
        parent = child.map(stage.attach)
        return child
      }
      _ = try await surface.evaluate(
        "let s = document.createElement('script'); s.textContent = 'open(\"/child\")'; document.body.append(s)"
      )
      try await eventually("they know each other") { surface.activity == [.connected] }
      try await eventually("the other page is there") { parent?.finished == 1 }
      let opened = try #require(child)
      try await eventually("the opened one knows too") { opened.activity == [.connected] }
      // The process goes on for the one that stays.
      opened.closeWithProcess()
      #expect(surface.activity == [])
      let answer = try await surface.evaluate("1")
      #expect(answer == "1")
    }

    @Test("Thirty rounds of sleeping and waking leave no process, no descriptor and no view")
    func leaksNothing() async throws {
      let stage = try Stage()
      // A connection that is kept for the next page would have its other end here.
      stage.server.on("/") { _ in
        var response = HTTPResponse.html(Self.long)
        response.headers["Connection"] = "close"
        return response
      }
      let (first, page) = stage.open()
      try await stage.load("/", in: first, page)
      // Another page keeps what all pages share, and the first round makes what all rounds share.
      try await sleepAndWake(on: stage)
      var before = (pages: Self.pages(), descriptors: Self.descriptors())
      var looks = 0
      try await eventually("it rests", within: .seconds(60)) {
        let now = (pages: Self.pages(), descriptors: Self.descriptors())
        looks = now == before ? looks + 1 : 0
        before = now
        return looks > 300
      }
      for _ in 0..<30 { try await sleepAndWake(on: stage) }
      try await eventually("no process is left") { Self.pages() <= before.pages }
      try await eventually("no descriptor is left: \(before.descriptors), then \(Self.descriptors())") {
        Self.descriptors().allSatisfy { $1 <= before.descriptors[$0, default: 0] }
      }
    }

    private func sleepAndWake(on stage: Stage) async throws {
      let surface = stage.engine.makeSurface(SurfaceConfiguration(store: stage.store, zoom: 1))
      let page = stage.attach(surface)
      try await stage.load("/", in: surface, page)
      #expect(await surface.prepareToSleep().state != nil)
      surface.closeWithProcess()
    }

    @Test("A page that somebody comes back to while it gets ready is there at once")
    func comesBackAtOnce() async throws {
      let stage = try Stage()
      stage.server.page("/", Self.long)
      let (surface, page) = stage.open()
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      let view = try #require(surface.view as? WebView)
      let ready = Task { await surface.prepareToSleep() }
      try await eventually("it hides") { !view.isVisible }
      let start = ContinuousClock.now
      ready.cancel()
      try await eventually("it is there") { view.isVisible }
      #expect(start.duration(to: .now) < .milliseconds(300))
      #expect(await ready.value.state == nil)
    }

    @Test("What its server lets nobody store is known, for the document in front")
    func knowsWhatIsSecret() async throws {
      let stage = try Stage()
      stage.server.page("/open", "open")
      stage.server.on("/secret") { _ in
        var response = HTTPResponse.html("secret")
        response.headers["Cache-Control"] = "private, No-Store"
        return response
      }
      stage.server.on("/moved") { _ in .redirect(to: "/secret") }
      let (surface, page) = stage.open()
      for (path, activity) in [
        ("/open", []), ("/secret", .unstorable), ("/open", []), ("/moved", .unstorable),
      ]
        as [(String, SurfaceActivity)]
      {
        try await stage.load(path, in: surface, page)
        #expect(surface.activity == activity, "\(path)")
      }
      let count = page.finished
      surface.go(by: -1)
      try await eventually("the page before is back") { page.finished > count }
      #expect(surface.activity == [])
      surface.go(by: 1)
      try await eventually("the secret is back") { page.finished > count + 1 }
      #expect(surface.activity == .unstorable)
    }

    /// How many there are of each kind.
    private static func descriptors() -> [String: Int] {
      let folder = "/proc/self/fd"
      let kinds = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
      }
      return Dictionary(
        kinds.map { ($0.hasPrefix("/") ? "file" : $0.prefix { $0 != ":" && $0 != "[" }.description, 1) },
        uniquingKeysWith: +)
    }

    /// The processes of pages below this one.
    private static func pages() -> Int {
      var parents: [Int32: Int32] = [:]
      var names: [Int32: String] = [:]
      for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
        guard let id = Int32(entry),
          let stat = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
          let end = stat.lastIndex(of: ")")
        else { continue }
        let words = stat[stat.index(after: end)...].split(separator: " ")
        guard words.count > 1, words[0] != "Z" else { continue }
        parents[id] = Int32(words[1])
        names[id] = String(stat[..<end].drop { $0 != "(" }.dropFirst())
      }
      func isOurs(_ id: Int32) -> Bool {
        var id = id
        while let parent = parents[id], parent > 1 {
          if parent == getpid() { return true }
          id = parent
        }
        return false
      }
      return names.count { $1.hasPrefix("WebKitWebProces") && isOurs($0) }
    }
  }
}
