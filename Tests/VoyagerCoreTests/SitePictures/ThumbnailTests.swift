import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct ThumbnailTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let browser: TestBrowser
  private let page = Address("https://news.example/")
  private let picture = Data([0xFF, 0xD8, 1])
  private var dad: Identity { browser.identities.standard }

  init() {
    browser = TestBrowser(recording: .on, in: folder)
    browser.services.thumbnails.patience = .zero
  }

  /// A tab shows a page that is on the start page by then.
  private func show(
    _ address: Address? = nil, as identity: Identity? = nil, evaluation: String = "true", status: Int = 200,
    before: @MainActor (TabModel, FakeSurface) -> Void = { _, _ in }
  ) async throws {
    let window = browser.services.openWindow(identity)
    let tab = browser.services.openTab(address ?? page, in: window)
    let surface = try #require(browser.surface(of: tab))
    (surface.evaluation, surface.statusCode) = (evaluation, status)
    browser.startPages.prepare(tab.identity.id)
    surface.finishLoading(address ?? page)
    await browser.history.finish()
    for _ in 0..<100 { await Task.yield() }
    await browser.startPages.finishRefreshing()
    before(tab, surface)
    surface.thumbnail = picture
    surface.report(.loadFinished)
    await browser.services.thumbnails.finish()
    await browser.services.pictures.finish()
  }

  private func thumbnail(of address: Address? = nil, in browser: TestBrowser? = nil) async -> Data? {
    let browser = browser ?? self.browser
    let found = await browser.services.pictures.pictures(
      of: [address ?? page], in: browser.identities.standard.id)
    return found[address ?? page]?.thumbnail
  }

  @Test("A page that was in front has its picture on the start page, in the next run too")
  func keeps() async throws {
    try await show()
    let next = TestBrowser(recording: .on, in: folder)
    #expect(await thumbnail(in: next) == picture)
    next.startPages.prepare(dad.id)
    await next.wait { !next.startPages.content(of: dad.id).pictures.isEmpty }
    let content = next.startPages.content(of: dad.id)
    let place = try #require(content.pictures[page]?.thumbnail)
    #expect(
      StartPage.page(for: .standard, content).html.contains("class=\"page\" alt=\"\" src=\"\(place.text)\""))
    #expect(next.startPages.picture(at: place, of: dad.id) == picture)
  }

  @Test("None is taken of a page with a field for a password, or one that failed")
  func leavesOut() async throws {
    try await show(evaluation: "false")
    #expect(await thumbnail() == nil)
    try await show(status: 500)
    #expect(await thumbnail() == nil)
    try await show()
    #expect(await thumbnail() == picture)
    // Whoever signs in there sees other pages of it afterwards.
    try await show(before: { _, surface in surface.report(.passwordFieldFound) })
    for _ in 0..<100 { await Task.yield() }
    #expect(await thumbnail() == nil)
    try await show()
    #expect(await thumbnail() == nil)
  }

  @Test("None is taken of what its server lets nobody store, nor of the answer to a form")
  func secret() async throws {
    for activity in [SurfaceActivity.unstorable, .answersForm, [.unstorable, .edited]] {
      try await show(before: { _, surface in surface.activity = activity })
      #expect(await thumbnail() == nil)
    }
    try await show(before: { _, surface in surface.activity = .edited })
    #expect(await thumbnail() == picture)
  }

  @Test("Who wants no pictures has none, and those that were taken are gone")
  func turnedOff() async throws {
    try await show()
    #expect(await thumbnail() == picture)
    browser.settings.update { $0.showsThumbnails = false }
    for _ in 0..<100 { await Task.yield() }
    #expect(await thumbnail() == nil)
    try await show()
    #expect(await thumbnail() == nil)
  }

  @Test("None is taken of a tab behind another, nor of a private one")
  func hidden() async throws {
    try await show(before: { tab, _ in
      if let window = tab.window { browser.openTab(Address("https://other.example/"), in: window) }
    })
    #expect(await thumbnail() == nil)
    try await show(as: browser.identities.privateBrowsing)
    #expect(await thumbnail() == nil)
  }

  @Test("None is taken where somebody signed in, and what was taken before goes")
  func signedIn() async throws {
    try await show()
    #expect(await thumbnail() == picture)
    let signIn = ServerSignIn(
      host: "news.example", port: 443, realm: "")
    let tab = try #require(browser.services.windows.first?.selectedTab)
    browser.services.thumbnails.didSignIn(at: signIn.host, in: tab)
    for _ in 0..<100 { await Task.yield() }
    #expect(await thumbnail() == nil)
    try await show()
    #expect(await thumbnail() == nil)
  }

  @Test(
    "A picture goes with the history of its page, with its time, and with what its site keeps",
    arguments: [
      HistorySelection.everything, .site("news.example"), .address(Address("https://news.example/")),
      .time(.distantPast..<Date.distantFuture),
    ])
  func goesWithHistory(selection: HistorySelection) async throws {
    try await show()
    let before = await thumbnail()
    try await browser.history.delete(selection, of: dad.id)
    let after = await thumbnail()
    #expect(before == picture && after == nil)
  }

  @Test("A picture goes with what its site keeps, and another site's stays")
  func goesWithData() async throws {
    let other = Address("https://kept.example/")
    try await show()
    try await show(other)
    try await browser.services.siteData.remove(["news.example"], of: dad)
    #expect(await thumbnail() == nil)
    #expect(await thumbnail(of: other) == picture)
    try await browser.services.siteData.clear(SiteDataClearing([.cache]), of: [dad])
    #expect(await thumbnail(of: other) == nil)
  }

  @Test("So many are kept and none that is large; the oldest goes first")
  func bounds() async throws {
    let file = folder.appendingPathComponent("pictures.sqlite")
    let store = SitePictureStore(url: file, mostThumbnails: 2)
    try await store.add(
      thumbnail: Data(count: SitePictureStore.largestThumbnail + 1), of: page,
      at: Date(timeIntervalSince1970: 9))
    let pages = (1...3).map { Address("https://site-\($0).example/") }
    for (number, page) in pages.enumerated() {
      try await store.add(thumbnail: picture, of: page, at: Date(timeIntervalSince1970: Double(number)))
    }
    #expect(Set(try await store.addresses()) == Set(pages.dropFirst()))
  }
}
