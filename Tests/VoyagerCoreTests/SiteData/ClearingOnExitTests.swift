import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite("Clearing on exit")
struct ClearingOnExitTests {
  private let browser = TestBrowser()
  private let folder: TemporaryFolder
  private let paths: VoyagerPaths

  init() throws {
    folder = try TemporaryFolder()
    paths = VoyagerPaths(profile: folder.url)
  }

  private var mark: Set<SiteDataKind> { ClearingMark(file: paths.clearingMark()).kinds() }
  private var cleared: [Set<SiteDataKind>] { browser.engine.siteData.removals.map(\.kinds) }

  private func run() -> ClearingOnExit {
    let clearing = ClearingOnExit(
      siteData: browser.services.siteData, settings: browser.settings, paths: paths)
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
    #expect(mark == Set(SiteDataKind.allCases))
  }
}
