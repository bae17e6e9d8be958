import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite("Clearing on exit")
struct ClearingOnExitTests {
  private let browser = TestBrowser(recording: .on)
  private let folder: TemporaryFolder
  private let paths: VoyagerPaths

  init() throws {
    folder = try TemporaryFolder()
    paths = VoyagerPaths(profile: folder.url)
  }

  private var plan: ExitPlan { ClearingMark(file: paths.clearingMark()).plan() }
  private var mark: Set<ExitData> { plan.everyone }
  private var cleared: [Set<SiteDataKind>] { browser.engine.siteData.removals.map(\.kinds) }

  private func run() -> ClearingOnExit {
    let clearing = ClearingOnExit(browser.services, paths: paths)
    clearing.begin()
    return clearing
  }

  @Test("Unless it is wanted, nothing is cleared and no note is written")
  func unwanted() async {
    let run = run()
    #expect(!run.isWanted)
    await run.finish()
    #expect(cleared == [])
    #expect(!FileManager.default.fileExists(atPath: paths.clearingMark().path))
  }

  @Test("What was chosen is noted at once and cleared at the end, for every identity on the disk")
  func clears() async throws {
    let work = try browser.identities.create(named: "Work", color: .red)
    browser.settings.update { $0.clearsOnExit = [.cache] }
    let run = run()
    #expect(mark == [.cache])
    browser.settings.update { $0.clearsOnExit = [.cookies, .storage] }
    await browser.wait { mark == [.cookies, .storage] }
    #expect(cleared == [])
    await run.finish()
    #expect(cleared == [[.cookies, .storage], [.cookies, .storage]])
    #expect(
      browser.engine.siteData.removals.map(\.store.identity) == [browser.identities.standard.id, work.id])
    #expect(mark == [])
  }

  @Test("A run that was killed is finished by the next start, before any page")
  func finishesLater() async {
    browser.settings.update { $0.clearsOnExit = [.cookies] }
    _ = run()
    browser.settings.update { $0.clearsOnExit = [] }
    let second = run()
    #expect(cleared == [[.cookies]])
    await browser.wait { mark == [] }
    #expect(!second.isWanted)
  }

  @Test("What can't be cleared in time is left to the next start")
  func isBounded() async {
    browser.settings.update { $0.clearsOnExit = [.cookies] }
    browser.engine.siteData.hangs = true
    let run = run()
    await run.finish(within: .milliseconds(20))
    #expect(mark == [.cookies])
    browser.engine.siteData.hangs = false
    browser.settings.update { $0.clearsOnExit = [.cache] }
    let second = self.run()
    #expect(cleared == [[.cookies], [.cookies]])
    await browser.wait { mark == [.cache] }
    await second.finish()
    #expect(cleared.last == [.cache])
    #expect(mark == [])
  }

  @Test("A failure leaves the note, and a note that can't be read means everything")
  func keepsNote() async throws {
    browser.settings.update { $0.clearsOnExit = [.cookies] }
    browser.engine.siteData.error = SiteDataError(message: "no")
    await run().finish()
    #expect(mark == [.cookies])
    try Data("?".utf8).write(to: paths.clearingMark())
    #expect(mark == Set(ExitData.allCases))
  }

  @Test("One identity's choice clears its data and its history, and nobody else's")
  func ofOneIdentity() async throws {
    let work = try browser.identities.create(named: "Work", color: .red)
    let main = browser.identities.standard
    for identity in [main, work] {
      browser.history.add(.visit(Visit(to: Address("https://a.example/"), as: identity.id, at: Date())))
    }
    let run = run()
    try browser.identities.change(work.id, clearsOnExit: [.cookies, .history])
    await browser.wait { plan.identities[work.id] == [.cookies, .history] }
    #expect(mark == [])
    await run.finish()
    #expect(cleared == [[.cookies]])
    #expect(browser.engine.siteData.removals.map(\.store.identity) == [work.id])
    let left = try await browser.history.visits(in: .distantPast..<Date.distantFuture)
    #expect(left.map(\.page.identity) == [main.id])
    #expect(plan.isEmpty)
  }

  @Test("A killed run is finished for its identity, and the pages of the next run stay in the history")
  func finishesHistoryLater() async throws {
    let main = browser.identities.standard
    try browser.identities.change(main.id, clearsOnExit: [.history])
    _ = run()
    browser.history.add(.visit(Visit(to: Address("https://old.example/"), as: main.id, at: Date())))
    await browser.history.finish()
    try browser.identities.change(main.id, clearsOnExit: [])
    let second = run()
    let later = Date(timeIntervalSinceNow: 60)
    browser.history.add(.visit(Visit(to: Address("https://new.example/"), as: main.id, at: later)))
    await second.finishBeginning()
    #expect(plan.isEmpty)
    let left = try await browser.history.visits(in: .distantPast..<Date.distantFuture)
    #expect(left.map(\.page.address) == [Address("https://new.example/")])
  }

  @Test("The note of an earlier version means every identity")
  func readsOldNote() throws {
    try PrivateFolder(paths.state).make()
    try Data(#"{"version":1,"kinds":["cookies","cache","unheard"]}"#.utf8).write(to: paths.clearingMark())
    #expect(plan == ExitPlan(everyone: [.cookies, .cache]))
  }
}
