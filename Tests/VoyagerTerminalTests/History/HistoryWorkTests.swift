import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

@testable import VoyagerTerminal

@MainActor @Suite("The history on the terminal")
struct HistoryWorkTests {
  private let browser = TestBrowser(recording: .on)
  private let noon = Date(timeIntervalSince1970: 1_800_000_000)

  init() {
    let pages = [("https://a.example/one", "First"), ("https://a.example/two", "Second\u{1B}[31m")]
    for (count, page) in pages.enumerated() {
      browser.history.add(
        .visit(
          Visit(
            to: Address(page.0), title: page.1, as: browser.identities.standard.id,
            at: noon + Double(count * 60), kind: .typed)))
    }
  }

  private func run(_ words: String..., of identity: Identity? = nil) async -> Outcome {
    var printed = ""
    let console = Console(reader: nil, isQuiet: true, output: { printed += $0 }, errors: { _ in })
    var work = HistoryWork(
      history: browser.history, identities: browser.identities, identity: identity, printsJSON: false,
      console: console)
    work.portion = 1
    let outcome = await work.run(words)
    return printed.isEmpty ? outcome : Outcome(String(printed.dropLast()), problem: outcome.problem)
  }

  @Test("A search prints one harmless line a page, the one visited last first")
  func searches() async throws {
    #expect(
      await run("search", "example", "a").text == """
        2027-01-15T08:01:00Z\tMain\thttps://a.example/two\tSecond[31m
        2027-01-15T08:00:00Z\tMain\thttps://a.example/one\tFirst
        """)
    #expect(await run("search", "first").text?.contains("one") == true)
    #expect(await run("search", "nothing").text == nil)
    let work = try browser.identities.create(named: "Work", color: .blue)
    #expect(await run("search", "a", of: work).text == nil)
  }

  @Test("An export prints every visit with how the page was reached")
  func exports() async {
    let lines = await run("export").text?.split(separator: "\n") ?? []
    #expect(lines.count == 2)
    #expect(lines.last?.hasSuffix("Main\ttyped\thttps://a.example/one\tFirst") == true)
  }

  @Test("A page, a site and everything are deleted; what is not there and a wrong call are refused")
  func deletes() async {
    #expect(await run("delete", "https://a.example/none").problem?.code == .refused)
    #expect(await run("delete", "https://a.example/one").problem == nil)
    #expect(await run("export").text?.split(separator: "\n").count == 1)
    #expect(await run("delete", "A.example").problem == nil)
    #expect(await run("export").text == nil)
    #expect(await run("clear").problem?.code == .refused)
    #expect(await run("search").problem?.code == .usage)
    #expect(await run().problem?.code == .usage)
  }
}
