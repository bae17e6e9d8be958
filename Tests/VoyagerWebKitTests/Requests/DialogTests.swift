import Testing
import VoyagerCore
import VoyagerTesting

extension WebKitTests {
  @MainActor @Suite("Page dialogs")
  struct DialogTests {
    @Test("alert, confirm and prompt get their answers")
    func answers() async throws {
      let stage = try Stage()
      stage.server.page(
        "/",
        "<script>alert('a'); document.title = [confirm('b'), confirm('c'), prompt('d', 'e'), prompt('f')]</script>"
      )
      let (surface, page) = stage.open()
      let answers: [String: PageDialog.Answer] = ["b": .accepted, "d": .text("typed")]
      page.onDialog = { dialog, request in request.answer(answers[dialog.message] ?? .dismissed) }
      try await stage.load("/", in: surface, page)
      try await eventually("the answers") { page.titles.last == "true,false,typed," }
      #expect(page.dialogs.map(\.message) == ["a", "b", "c", "d", "f"])
      #expect(page.dialogs.map(\.kind).contains(.prompt(suggestion: "e")))
    }

    @Test("A dialog that nobody answers lets its page go on")
    func dropped() async throws {
      let stage = try Stage()
      stage.server.page("/", "<script>document.title = confirm('a') + '!'</script>")
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      try await eventually("the safe answer") { page.titles.last == "false!" }
    }

    @Test("A dialog may be answered late; closing the surface answers it")
    func late() async throws {
      let stage = try Stage()
      stage.server.page("/", "<script>document.title = confirm('a')</script>")
      let (surface, page) = stage.open()
      var waiting: Request<PageDialog.Answer>?
      page.onDialog = { waiting = $1 }
      surface.load(Address(stage.server.address("/")))
      try await eventually("the dialog") { waiting != nil }
      waiting?.answer(.accepted)
      try await eventually("the late answer") { page.titles.last == "true" }
      waiting = nil
      surface.reload(.normal)
      try await eventually("the second dialog") { waiting != nil }
      surface.close()
      #expect(waiting?.isAnswered == true)
    }

    @Test("A page may ask to stay; staying keeps it, leaving closes it")
    func leave() async throws {
      let stage = try Stage()
      stage.server.page("/", "<body onbeforeunload='return \"stay\"'>x")
      let (surface, page) = stage.open()
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      // Only a page that the person has touched may ask.
      try await Pointer.click(x: 100, y: 100)
      var active: String?
      for _ in 0..<300 where active != "true" {
        active = try await surface.evaluate("navigator.userActivation.hasBeenActive")
      }
      #expect(active == "true")
      var answer = PageDialog.Answer.dismissed
      page.onDialog = { $1.answer(answer) }
      surface.requestClose()
      try await eventually("the question") { page.dialogs.map(\.kind) == [.leave] }
      let alive = try await surface.evaluate("1 + 1")
      #expect(alive == "2")
      #expect(!page.isClosed)
      answer = .accepted
      surface.requestClose()
      try await eventually("the end") { page.isClosed }
      #expect(page.dialogs.count == 2)
    }

    @Test("A page without such a wish closes at once")
    func close() async throws {
      let stage = try Stage()
      stage.server.page("/", "x")
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      surface.requestClose()
      try await eventually("the end") { page.isClosed }
      #expect(page.dialogs.isEmpty)
    }
  }
}
