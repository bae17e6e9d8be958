import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

@testable import VoyagerTerminal

@MainActor @Suite("The bookmarks on the terminal")
struct BookmarksWorkTests {
  private let browser = TestBrowser()

  private func run(
    _ words: String..., folder: String? = nil, tags: String? = nil, online: Bool = false
  ) async -> Outcome {
    var options = TerminalOptions(.bookmarks)
    options.asksSites = online
    (options.bookmarkFolder, options.tags) = (folder, tags)
    return await BookmarksWork(
      bookmarks: browser.bookmarks, engine: browser.engine, proxy: .system, options: options
    ).run(words)
  }

  @Test("What is added is listed with its folder and its tags, and found by its words")
  func addsAndLists() async {
    #expect(await run("list").text == nil)
    #expect(await run("add", "https://a.example/", "Rye\u{1B}[31m bread", tags: "dough, slow").problem == nil)
    #expect(await run("add", "https://b.example/", folder: "Bookmarks Bar/Trips/ Sea").problem == nil)
    #expect(await run("add", "https://c.example/", folder: "Trips").problem == nil)
    #expect(
      await run("list").text == """
        Bookmarks Bar/Trips/Sea\thttps://b.example/\t\t
        Other Bookmarks\thttps://a.example/\tRye[31m bread\tdough, slow
        Other Bookmarks/Trips\thttps://c.example/\t\t
        """)
    #expect(
      await run("list", "bread", "slow").text
        == "Other Bookmarks\thttps://a.example/\tRye[31m bread\tdough, slow")
    #expect(await run("list", "none").text == nil)
  }

  @Test("What is there already is added to, and never twice")
  func knows() async {
    _ = await run("add", "https://a.example/")
    #expect(await run("add", "https://a.example/", "A", tags: "t").text == "It was kept there already.")
    #expect(await run("list").text == "Other Bookmarks\thttps://a.example/\tA\tt")
  }

  @Test("A check names what is kept twice, has no title or leads nowhere")
  func checks() async throws {
    #expect(await run("check").text == nil)
    _ = await run("add", "https://a.example/", "A", folder: "Bookmarks Bar")
    _ = await run("add", "https://a.example/", "A")
    _ = await run("add", "https://", "B")
    _ = await run("add", "mailto:dad@a.example")
    #expect(
      await run("check").text == """
        duplicate\tOther Bookmarks\thttps://a.example/\tA
        unopenable\tOther Bookmarks\thttps://\tB
        untitled\tOther Bookmarks\tmailto:dad@a.example\t
        """)
  }

  @Test(
    "Asked online, it names what moved, is gone or can't be reached, asks once for each, and changes nothing")
  func online() async {
    let fine = ServerAnswer(status: 200)
    func moved(_ status: Int, _ place: String) -> ServerAnswer {
      ServerAnswer(status: status, location: Address(place))
    }
    browser.engine.serverAnswers = [
      "HEAD https://fine.example/": fine, "HEAD http://old.example/": moved(301, "https://old.example/"),
      "HEAD https://old.example/": moved(308, "https://new.example/"), "HEAD https://new.example/": fine,
      "HEAD https://now.example/": moved(302, "https://now.example/today"),
      "HEAD https://now.example/today": ServerAnswer(status: 405), "GET https://now.example/today": fine,
      "HEAD https://shy.example/": ServerAnswer(status: 404), "GET https://shy.example/": fine,
      "HEAD https://gone.example/": ServerAnswer(status: 410),
      "GET https://gone.example/": ServerAnswer(status: 410),
      "HEAD https://circle.example/": moved(301, "https://circle.example/"),
      "HEAD https://ill.example/": ServerAnswer(status: 503),
    ]
    let places = ["fine", "now", "shy", "gone", "circle", "ill", "none"].map { "https://\($0).example/" }
    for place in places + ["http://old.example/", "mailto:dad@a.example"] { _ = await run("add", place, "T") }
    _ = await run("add", "https://fine.example/", "T", folder: "Bookmarks Bar")
    let before = await run("list").text
    #expect(await run("check").text == "duplicate\tOther Bookmarks\thttps://fine.example/\tT")
    #expect(browser.engine.questions.isEmpty)
    #expect(
      await run("check", online: true).text == """
        duplicate\tOther Bookmarks\thttps://fine.example/\tT
        gone\tOther Bookmarks\thttps://gone.example/\tT\tHTTP 410
        unreachable\tOther Bookmarks\thttps://circle.example/\tT\tits server sends it in circles
        unreachable\tOther Bookmarks\thttps://ill.example/\tT\tits server answers with error 503
        unreachable\tOther Bookmarks\thttps://none.example/\tT\tno route
        moved\tOther Bookmarks\thttp://old.example/\tT\thttps://new.example/
        """)
    #expect(browser.engine.questions.count { $0 == "HEAD https://fine.example/" } == 1)
    #expect(await run("list").text == before)
  }

  @Test("A wrong call is refused")
  func refuses() async {
    #expect(await run().problem?.code == .usage)
    #expect(await run("add", "a.example").problem?.code == .usage)
    #expect(await run("add", "JavaScript:alert(1)").problem?.code == .usage)
    #expect(await run("remove", "a").problem?.code == .usage)
  }
}
