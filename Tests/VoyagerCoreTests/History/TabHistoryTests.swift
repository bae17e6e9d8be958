import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct TabHistoryTests {
  private let browser = TestBrowser(recording: .on)

  /// Every visit in order, as words.
  private func visits(of identity: Identity? = nil) async throws -> [String] {
    try await browser.history.visits(in: .distantPast ..< .distantFuture, of: identity?.id).reversed()
      .map { "\($0.kind) \($0.page.address.text) \($0.page.title)" }
  }

  private func type(_ text: String, in window: BrowserWindowModel) {
    window.addressField.beginEditing()
    window.addressField.edit(text)
    window.commitAddress()
  }

  @Test("Pages are recorded with what led to them, and their titles follow")
  func records() async throws {
    let window = browser.openWindow(Address("https://a.example/"))
    let tab = try #require(window.selectedTab)
    let surface = try #require(browser.surface(of: tab))
    type("b.example", in: window)
    surface.finishLoading(Address("https://b.example/"), title: "B")
    surface.finishLoading(Address("https://b.example/next"), title: "Next")
    tab.reload()
    surface.finishLoading(Address("https://b.example/next"), title: "Next")
    tab.go(by: -1)
    surface.finishLoading(Address("https://b.example/"), title: "B2")
    surface.report(.addressChanged(Address("https://b.example/shown")))
    #expect(
      try await visits() == [
        "link https://a.example/ https://a.example/", "typed https://b.example/ B2",
        "link https://b.example/next Next", "reload https://b.example/next Next",
        "reload https://b.example/ B2", "link https://b.example/shown ",
      ])
  }

  @Test("A failed load, the browser's own pages and documents without an address leave nothing")
  func leavesNothing() async throws {
    let window = browser.openWindow(.start)
    let tab = try #require(window.selectedTab)
    let surface = try #require(browser.surface(of: tab))
    type("gone.example", in: window)
    surface.report(.loadStarted(Address("https://gone.example/")))
    surface.report(
      .loadFailed(
        LoadFailure(address: Address("https://gone.example/"), reason: .hostNotFound, technical: "none")))
    surface.finishLoading(Address("data:text/html,hello"), title: "Data")
    surface.finishLoading(.blank)
    #expect(try await visits().isEmpty)
  }

  @Test("The private identity leaves nothing, and each other one has a history of its own")
  func identities() async throws {
    let work = try browser.identities.create(named: "Work", color: .blue)
    let address = Address("https://work.example/")
    for identity in [browser.identities.privateBrowsing, work] {
      let tab = browser.services.openTab(address, in: browser.services.openWindow(identity))
      browser.surface(of: tab)?.finishLoading(address, title: identity.name)
    }
    #expect(try await visits() == ["link https://work.example/ Work"])
    #expect(try await visits(of: work).count == 1)
    #expect(try await visits(of: browser.identities.standard).isEmpty)
  }

  @Test("Deleting an identity deletes its history")
  func deletesIdentity() async throws {
    let work = try browser.identities.create(named: "Work", color: .blue)
    let address = Address("https://work.example/")
    let kept = browser.openWindow(Address("https://kept.example/"))
    let tab = browser.services.openTab(address, identity: work, in: kept)
    browser.surface(of: tab)?.finishLoading(address)
    await browser.services.requestClose(tab)
    try await browser.services.deleteIdentity(work.id)
    #expect(try await visits() == ["link https://kept.example/ https://kept.example/"])
  }
}
