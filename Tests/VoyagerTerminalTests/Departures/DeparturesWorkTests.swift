import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

@testable import VoyagerTerminal

@MainActor @Suite("What has ended, on the terminal")
struct DeparturesWorkTests {
  @Test("A departure is one harmless line, the newest first, and asking makes no file")
  func lists() async {
    let browser = TestBrowser()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("voyager-departures-\(UUID().uuidString)/departures.jsonl")
    func run(_ words: String...) async -> Outcome {
      let reader = DeparturesModel(DepartureLog(url: file), use: .read, notices: browser.services.notices)
      return await DeparturesWork(departures: reader, identities: browser.identities, printsJSON: false)
        .run(words)
    }
    #expect(await run().text == nil)
    #expect(!FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path))

    let desktop = DeparturesModel(DepartureLog(url: file), use: .kept, notices: browser.services.notices)
    let date = Date(timeIntervalSince1970: 1_800_000_000)
    desktop.add(Departure(.run(.closed, version: "1"), at: date))
    desktop.add(
      Departure(.pages(.crashed, sites: ["a\u{1B}[31m"]), at: date, identity: browser.identities.standard.id))
    await desktop.finish()
    let outcome = await run("list")
    #expect(
      outcome.text == """
        2027-01-15T08:00:00Z\tMain\tThe process of pages of a%1B[31m stopped working.
        2027-01-15T08:00:00Z\t\tVoyager was closed.
        """)
    #expect(await run("all").problem?.code == .usage)
  }
}
