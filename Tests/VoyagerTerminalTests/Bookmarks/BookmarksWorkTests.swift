import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

@testable import VoyagerTerminal

@MainActor @Suite("The bookmarks on the terminal")
struct BookmarksWorkTests {
  private let browser = TestBrowser()

  private func run(_ words: String..., folder: String? = nil, tags: String? = nil) async -> Outcome {
    var options = TerminalOptions(.bookmarks)
    (options.bookmarkFolder, options.tags) = (folder, tags)
    return await BookmarksWork(bookmarks: browser.bookmarks, options: options).run(words)
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

  @Test("A wrong call is refused")
  func refuses() async {
    #expect(await run().problem?.code == .usage)
    #expect(await run("add", "a.example").problem?.code == .usage)
    #expect(await run("add", "JavaScript:alert(1)").problem?.code == .usage)
    #expect(await run("remove", "a").problem?.code == .usage)
  }
}
