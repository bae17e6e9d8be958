import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

extension WebKitTests {
  @MainActor @Suite("A page's questions")
  struct QuestionTests {
    private let whole = "style='position:fixed;left:0;top:0;width:700px;height:500px'"

    private func show(_ html: String) async throws -> (Stage, any EngineSurface, ScriptedPage) {
      let stage = try Stage()
      stage.server.page("/", html)
      let (surface, page) = stage.open()
      try await stage.show(surface)
      try await stage.load("/", in: surface, page)
      return (stage, surface, page)
    }

    @Test("A page gets the files that were chosen")
    func files() async throws {
      let (stage, _, page) = try await show(
        "<input type=file multiple accept='image/png' \(whole) onchange='document.title = [...this.files].map(f => f.name)'>"
      )
      let files = ["one.png", "two.png"].map { stage.folder.appendingPathComponent($0) }
      for file in files {
        try Data("x".utf8).write(to: file)
      }
      var asked: FileChoice?
      page.onFiles = { choice, request in
        asked = choice
        request.answer(files)
      }
      try await Pointer.click(x: 40, y: 250)
      try await eventually("the names") { page.titles.last == "one.png,two.png" }
      #expect(asked == FileChoice(count: .several, types: ["image/png"]))
    }

    @Test("A page gets the colour that was chosen")
    func color() async throws {
      let (_, _, page) = try await show(
        "<input type=color value='#ff0000' \(whole) onchange='document.title = this.value'>")
      var asked: PageColor?
      page.onColor = { color, request in
        asked = color
        request.answer(PageColor(red: 0, green: 0, blue: 1))
      }
      try await Pointer.click(x: 200, y: 200)
      try await eventually("the colour") { page.titles.last == "#0000ff" }
      #expect(asked == PageColor(red: 1, green: 0, blue: 0))
    }

    @Test("A permission is asked with its kind and the page, and denied when nobody answers")
    func permission() async throws {
      let (stage, _, page) = try await show(
        "<script>navigator.geolocation.getCurrentPosition(() => document.title = 'there', e => document.title = e.code)</script>"
      )
      try await eventually("the denial") { page.titles.last == "1" }
      #expect(
        page.permissions == [PermissionQuestion(kind: .location, origin: Address(stage.server.address("/")))])
    }

    @Test("A page fills the screen when it may, and the parent can end it")
    func fullScreen() async throws {
      let (_, surface, page) = try await show(
        "<div \(whole) onclick='document.documentElement.requestFullscreen()'>x</div>")
      page.allowsFullScreen = false
      try await Pointer.click(x: 200, y: 200)
      try await eventually("the question") { page.fullScreenQuestions == 1 }
      var element: String?
      for _ in 0..<300 where element != "null" {
        element = try await surface.evaluate("document.fullscreenElement")
      }
      #expect(element == "null")
      #expect(page.fullScreen.isEmpty)
      page.allowsFullScreen = true
      try await Pointer.click(x: 200, y: 200)
      try await eventually("the whole screen") { page.fullScreen == [true] }
      surface.leaveFullScreen()
      try await eventually("the end") { page.fullScreen == [true, false] }
    }

    @Test("A page that wants to be printed is only told about")
    func printing() async throws {
      let (_, surface, page) = try await show("x")
      _ = try await surface.evaluate("window.print()")
      try await eventually("the wish") { page.printRequests == 1 }
    }

    @Test("A link under the pointer is told, and that it is left")
    func hover() async throws {
      let (stage, _, page) = try await show("<a href=/there \(whole)>x</a>")
      try await Pointer.move(x: 100, y: 100)
      try await eventually("the link") {
        page.hovers == [HoverTarget(link: Address(stage.server.address("/there")))]
      }
      try await Pointer.move(x: 780, y: 580)
      try await eventually("none") { page.hovers.last == .some(nil) }
    }
  }
}
