import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite("What has ended")
struct DeparturesModelTests {
  private let browser = TestBrowser()
  private let model: DeparturesModel
  private let log: DepartureLog

  init() {
    log = DepartureLog(
      url: FileManager.default.temporaryDirectory
        .appendingPathComponent("voyager-departures-\(UUID().uuidString)/departures.jsonl"))
    model = DeparturesModel(log, use: .kept, notices: browser.services.notices)
    browser.services.departures = model
  }

  private func kept() async throws -> [Departure.Kind] {
    try await model.read(limit: 100).map(\.kind)
  }

  @Test("Pages that shared a process are one line; a private one leaves none")
  func gathers() async throws {
    let window = browser.openWindow(Address("https://a.example/"))
    let tabs = [window.tabs[0], browser.openTab(Address("https://b.example/x"), in: window)]
    let hidden = browser.services.openWindow(browser.identities.privateBrowsing)
    let secret = browser.openTab(Address("https://secret.example/"), in: hidden)
    for tab in tabs + [secret] { browser.surface(of: tab)?.report(.processEnded(.crashed)) }
    #expect(try await kept() == [.pages(.crashed, sites: ["a.example", "b.example"])])
    #expect(model.departures.count == 1)
    browser.surface(of: tabs[0])?.report(.processEnded(.outOfMemory))
    #expect(
      try await kept() == [
        .pages(.outOfMemory, sites: ["a.example"]), .pages(.crashed, sites: ["a.example", "b.example"]),
      ])
  }

  private final class Watch: PageMemoryWatch {
    func endedProcess() async -> EndedProcess { EndedProcess(memory: 480_000_000, gaveItsMemory: true) }
  }

  @Test("A page's process that ended is told of with the memory that it had, also in words for a report")
  func tellsMemory() async throws {
    let model = DeparturesModel(log, use: .kept, memory: Watch(), notices: browser.services.notices)
    browser.services.departures = model
    let tab = browser.openWindow(Address("https://a.example/")).tabs[0]
    browser.surface(of: tab)?.report(.processEnded(.crashed))
    await browser.wait { !model.departures.isEmpty }
    let departure = try #require(model.departures.first)
    #expect(
      departure.sentence
        == "The process of pages of a.example needed more memory than there is. It had 480 MB of memory.")
    #expect(
      departure.report.hasSuffix(
        " A page's process needed more memory than there is. It had 480 MB of memory."))
  }

  @Test("What goes from the history goes from here, and the runs stay")
  func forgets() async throws {
    let ann = browser.identities.standard.id
    model.add(.closed)
    for site in ["a.example", "www.b.example", "notb.example"] {
      model.add(Departure(.pages(.crashed, sites: [site]), identity: ann))
    }
    try await browser.services.history.delete(.site("b.example"), of: ann)
    #expect(
      try await kept() == [
        .pages(.crashed, sites: ["notb.example"]), .pages(.crashed, sites: ["a.example"]),
        .run(.closed, version: VoyagerVersion.text),
      ])
    try await browser.services.history.delete(.everything, of: IdentityID())
    #expect(try await kept().count == 3)
    try await browser.services.history.delete(
      .time(Date(timeIntervalSinceNow: -60) ..< .distantFuture), of: ann)
    #expect(try await kept() == [.run(.closed, version: VoyagerVersion.text)])
    #expect(model.departures.count == 1)
  }

  @Test("A site whose last page is deleted from the history by itself is told of no longer")
  func forgetsDeletedSites() async throws {
    let browser = TestBrowser(recording: .on)
    let model = DeparturesModel(log, use: .kept, notices: browser.services.notices)
    browser.services.departures = model
    let identity = browser.identities.standard.id
    let window = browser.openWindow(Address("https://a.example/1"))
    for page in ["https://a.example/2", "https://b.example/"] { browser.openTab(Address(page), in: window) }
    for site in ["a.example", "b.example"] {
      model.add(Departure(.pages(.crashed, sites: [site]), identity: identity))
    }
    for (page, left) in [("https://b.example/", 1), ("https://a.example/1", 1), ("https://a.example/2", 0)] {
      let pages = try await browser.history.pages(matching: page)
      try await browser.history.delete(.pages(pages.filter { $0.address.text == page }.map(\.id)))
      #expect(try await model.read(limit: 100).count == left)
    }
  }

  @Test("A page of Voyager's own lists them, and its words for a report name no site")
  func page() async {
    let ann = browser.identities.standard.id
    model.add(Departure(.pages(.crashed, sites: ["<b>.example"]), identity: ann))
    await model.finish()
    let content = browser.services.engine(browser.engine, contentOf: .departures, for: nil)
    guard case .page(let page) = content else {
      Issue.record("There is no such page.")
      return
    }
    let parts = page.html.components(separatedBy: "<details>")
    #expect(parts.count == 2)
    #expect(parts.first?.contains("The process of pages of &lt;b&gt;.example stopped working.") == true)
    #expect(parts.last?.contains("process stopped working.") == true)
    #expect(parts.last?.contains(".example") == false)
  }

  @Test("An address that another app opened is told without what the site wrote into it")
  func handsOver() async throws {
    let window = browser.openWindow(Address("https://a.example/"))
    browser.services.didHandOver(
      Address("mailto:eve@b.example?subject=Hello"), to: "Mail", from: window.tabs[0])
    #expect(
      try await kept() == [.address(Address("mailto:eve@b.example"), app: "Mail", site: "a.example")])
  }

  @Test("A disk that takes nothing is told of once")
  func tells() async {
    let blocked = DeparturesModel(
      DepartureLog(url: URL(fileURLWithPath: "/proc/voyager/departures.jsonl")), use: .kept,
      notices: browser.services.notices)
    blocked.add(.closed)
    blocked.add(.closed)
    await blocked.finish()
    #expect(browser.services.notices.waiting.count == 1)
  }
}
