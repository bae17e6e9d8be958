import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct SitePicturesModelTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let icon = Data("icon".utf8)
  private let page = Address("https://www.news.example/today")

  private func browser() -> TestBrowser { TestBrowser(recording: .on, in: folder) }

  /// A tab shows a page and its icon.
  private func show(
    _ address: Address, _ icon: Data?, as identity: Identity? = nil, in browser: TestBrowser
  ) async throws {
    let window = browser.services.openWindow(identity)
    let tab = browser.services.openTab(address, in: window)
    let surface = try #require(browser.surface(of: tab))
    surface.finishLoading(address)
    surface.report(.iconChanged(icon))
    await browser.history.finish()
    await browser.services.pictures.finish()
  }

  private func shown(_ address: Address, as identity: Identity? = nil, in browser: TestBrowser) async -> Data?
  {
    let icon = browser.services.pictures.icon(of: address, in: identity ?? browser.identities.standard)
    await browser.services.pictures.finish()
    return icon.picture
  }

  @Test(
    "An icon is there in the next run, for its page and for others of its site, and for no other identity")
  func keeps() async throws {
    let first = browser()
    let work = try first.identities.create(named: "Work", color: .blue)
    try await show(page, icon, in: first)
    await first.identities.finishSaving()
    let next = browser()
    #expect(await shown(page, in: next) == icon)
    #expect(await shown(Address("https://news.example/other"), in: next) == icon)
    #expect(await shown(Address("https://other.example/"), in: next) == nil)
    #expect(await shown(page, as: work, in: next) == nil)
  }

  @Test("Who follows an icon sees it come, and sees a new one")
  func follows() async throws {
    let browser = browser()
    let followed = browser.services.pictures.icon(of: page, in: browser.identities.standard)
    try await show(page, icon, in: browser)
    #expect(followed.picture == icon)
    try await show(page, Data("new".utf8), in: browser)
    #expect(followed.picture == Data("new".utf8))
  }

  @Test("A private page's icon stays in memory, and goes with the last private tab")
  func privateIcons() async throws {
    let browser = browser()
    let hidden = browser.identities.privateBrowsing
    try await show(page, icon, as: hidden, in: browser)
    #expect(await shown(page, as: hidden, in: browser) == icon)
    #expect(await shown(page, in: browser) == nil)
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    #expect(!files.contains { $0.hasSuffix("pictures.sqlite") })
    browser.services.windows.flatMap(\.tabs).filter { $0.identity == hidden }.forEach(browser.services.drop)
    #expect(await shown(page, as: hidden, in: browser) == nil)
  }

  @Test("What is deleted from the history leaves the icons, and no byte of its address stays")
  func forgets() async throws {
    let browser = browser()
    let kept = Address("https://kept.example/")
    try await show(page, icon, in: browser)
    try await show(kept, Data("kept".utf8), in: browser)
    let followed = browser.services.pictures.icon(of: page, in: browser.identities.standard)
    await browser.services.pictures.finish()
    try await browser.history.delete(.site("news.example"))
    #expect(followed.picture == nil)
    #expect(await shown(kept, in: browser) == Data("kept".utf8))
    #expect(browser.engine.forgottenIcons.map(\.identity) == [browser.identities.standard.id])
    let cache = VoyagerPaths(profile: folder).identityCache(browser.identities.standard.id)
    for name in try FileManager.default.contentsOfDirectory(atPath: cache.path) {
      let bytes = try Data(contentsOf: cache.appendingPathComponent(name))
      #expect(bytes.range(of: Data("news.example".utf8)) == nil, "\(name)")
    }
  }

  @Test("A deletion leaves the engine the icons of identities that lost no page")
  func sparesOthers() async throws {
    let browser = browser()
    let work = try browser.identities.create(named: "Work", color: .blue)
    try await show(page, icon, in: browser)
    try await show(Address("https://work.example/"), icon, as: work, in: browser)
    let visits = try await browser.history.visits(in: .distantPast ..< .distantFuture, of: work.id)
    try await browser.history.delete(.visits(visits.map(\.id)))
    #expect(browser.engine.forgottenIcons.map(\.identity) == [work.id])
    try await browser.history.delete(.site("nowhere.example"))
    #expect(browser.engine.forgottenIcons.count == 1)
  }

  @Test("Each row of a long list gets its icon")
  func longList() async throws {
    let browser = browser()
    try await show(page, icon, in: browser)
    let icons = (0..<1500).map { number in
      browser.services.pictures.icon(
        of: Address("https://news.example/\(number)"), in: browser.identities.standard)
    }
    await browser.services.pictures.finish()
    #expect(icons.allSatisfy { $0.picture == icon })
    try await show(page, Data("new".utf8), in: browser)
    let shown = browser.services.pictures.icon(of: page, in: browser.identities.standard)
    #expect(shown.picture == Data("new".utf8))
  }

  @Test("Pictures that can't be deleted are told of, once")
  func failedDeletion() async throws {
    let browser = browser()
    try await show(page, icon, in: browser)
    let file = VoyagerPaths(profile: folder).identityCache(browser.identities.standard.id)
      .appendingPathComponent("pictures.sqlite")
    let other = try Database.open(file, schema: .sitePictures)
    try other.run("CREATE TRIGGER stop BEFORE DELETE ON pages BEGIN SELECT RAISE(FAIL, 'no'); END")
    try await browser.history.delete(.site("news.example"))
    let told = {
      browser.services.windows.compactMap { browser.shell(of: $0) }.flatMap(\.notices).map(\.text)
        .count { $0.hasPrefix("Some pictures of pages could not be deleted") }
    }
    await browser.wait { told() == 1 }
    try await browser.history.delete(.everything)
    for _ in 0..<100 { await Task.yield() }
    #expect(told() == 1)
  }

  @Test("A file that is none of ours gives no pictures, and is left alone")
  func odd() async throws {
    let file = VoyagerPaths(profile: folder).identityCache(Identity.standard.id)
      .appendingPathComponent("pictures.sqlite")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("no database".utf8).write(to: file)
    let browser = browser()
    try await show(page, icon, in: browser)
    #expect(browser.services.pictures.icon(of: page, in: browser.identities.standard).picture == icon)
    #expect(try Data(contentsOf: file) == Data("no database".utf8))
  }

  @Test("A start page shows icons, each only to pages of its identity and only on a start page")
  func startPage() async throws {
    let browser = browser()
    try await show(page, icon, in: browser)
    let services = browser.services
    browser.startPages.prepare(browser.identities.standard.id)
    await browser.wait { !browser.startPages.content(of: browser.identities.standard.id).pictures.isEmpty }
    let content = browser.startPages.content(of: browser.identities.standard.id)
    let place = try #require(content.pictures[page]?.icon)
    #expect(StartPage.page(for: .standard, content).html.contains("src=\"\(place.text)\""))
    let window = services.openWindow()
    let start = services.openTab(in: window)
    let surface = try #require(browser.surface(of: start))
    #expect(services.engine(browser.engine, contentOf: place, for: surface) == nil)
    surface.finishLoading(.start)
    #expect(services.engine(browser.engine, contentOf: place, for: surface) == .picture(icon))
    let hidden = services.openTab(in: services.openWindow(browser.identities.privateBrowsing))
    let hiddenSurface = try #require(browser.surface(of: hidden))
    hiddenSurface.finishLoading(.start)
    #expect(services.engine(browser.engine, contentOf: place, for: hiddenSurface) == nil)
    #expect(services.engine(browser.engine, contentOf: place, for: nil) == nil)
  }
}
