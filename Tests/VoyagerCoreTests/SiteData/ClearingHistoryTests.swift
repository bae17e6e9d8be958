import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite("Clearing the history by time")
struct ClearingHistoryTests {
  @Test("What happened in the time goes, what is older and what is another identity's stays")
  func clears() async throws {
    let browser = TestBrowser(recording: .on)
    let main = browser.identities.standard
    let work = try browser.identities.create(named: "Work", color: .red)
    for (hours, identity) in [(0.5, main), (5.0, main), (0.5, work)] {
      let date = Date(timeIntervalSinceNow: -hours * 3600)
      browser.history.add(.visit(Visit(to: Address("https://h\(hours).example/"), as: identity.id, at: date)))
    }
    let all = Date.distantPast..<Date.distantFuture
    #expect(try await browser.history.visits(in: all).count == 3)
    try await browser.services.clearHistory(.lastHour, of: [main])
    #expect(try await browser.history.visits(in: all, of: main.id).count == 1)
    #expect(try await browser.history.visits(in: all, of: work.id).count == 1)
    try await browser.services.clearHistory(.everything, of: [main])
    #expect(try await browser.history.visits(in: all).count == 1)
  }
}
