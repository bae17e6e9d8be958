import Foundation
import Testing

/// Asks and answers in a program that runs.
struct PermissionRun {
  let probe: PermissionProbe
  let voyager: VoyagerProcess

  init(_ probe: PermissionProbe, _ voyager: VoyagerProcess) {
    self.probe = probe
    self.voyager = voyager
  }

  /// Acts on the site as a person who knows it, and fills the clipboard, which no page may read while it is empty.
  func begin(at site: ProbedSite) async throws {
    try await site.pages.wait(for: "shown /visited")
    try await voyager.press("ctrl+l", "ctrl+c", "Escape", "Escape")
    try await voyager.clickPage()
    try await site.pages.wait(for: "acted")
  }

  /// Opens the page that asks in a tab of its own.
  func open(_ site: ProbedSite) async throws {
    let shown = site.shown
    try await voyager.handOver([site.address])
    try await Poll.untilTrue("the page") { site.shown > shown }
  }

  func close() async throws {
    let count = try await voyager.tabTitles().count
    try await voyager.press("ctrl+w")
    try await Poll.untilTrue("the tab closing") { try await voyager.tabTitles().count < count }
  }

  /// Answers a question, which has to come, and waits for what the page sees of it.
  func answer(_ button: String, in site: ProbedSite, expecting answer: PermissionProbe.Answer) async throws {
    let seen = count(answer, site)
    let allowed = count(.yes, site)
    let card = try await ask(in: site)
    if button == "Escape" {
      try await voyager.press("Escape")
    } else {
      let button = try #require(
        card.first { $0.role == .button && $0.name == button }, "There is no button “\(button)”.")
      try await button.press()
    }
    try await voyager.waitForNoQuestion(card.name)
    try await waitFor(answer, site, after: seen, allowed: allowed)
    try await renew(site)
  }

  /// Closes the tab while it asks.
  func closeWhileAsking(_ site: ProbedSite) async throws {
    _ = try await ask(in: site)
    try await close()
    #expect(try await voyager.showsNoQuestion())
  }

  /// Asks where the answer is known.
  func askUnasked(_ site: ProbedSite, expecting answer: PermissionProbe.Answer) async throws {
    let seen = count(answer, site)
    let allowed = count(.yes, site)
    try await voyager.clickPage()
    try await waitFor(answer, site, after: seen, allowed: allowed)
    #expect(try await voyager.showsNoQuestion())
  }

  private func count(_ answer: PermissionProbe.Answer, _ site: ProbedSite) -> Int? {
    probe.count(answer, site, voyager.environment)
  }

  /// Waits until the page was answered once more; where it can't see that, it was at least not allowed.
  private func waitFor(
    _ answer: PermissionProbe.Answer, _ site: ProbedSite, after seen: Int?, allowed: Int?
  ) async throws {
    if let seen {
      try await Poll.untilTrue(
        "the answer \(answer)", within: .seconds(5), details: { "\(site.pages.reports)" }
      ) {
        count(answer, site) == seen + 1
      }
    } else {
      #expect(count(.yes, site) == allowed)
    }
  }

  /// Waits until exactly this is remembered of a site, by part, kind and decision.
  func expectRemembered(_ expected: [String], of site: ProbedSite) async throws {
    let file = RememberedFile(of: voyager.environment)
    try await Poll.untilTrue(
      "\(expected) in the file", within: .seconds(5), details: { "\(file.entries(of: site.site))" }
    ) {
      file.entries(of: site.site) == expected
    }
  }

  private func ask(in site: ProbedSite) async throws -> AccessibleElement {
    try await voyager.clickPage()
    let card = try await voyager.question("\(site.name) \(probe.wish)")
    if let doubt = site.doubt {
      #expect(card.description.contains(doubt))
    }
    return card
  }

  /// Gives the site a new document, which knows nothing of the answer before.
  private func renew(_ site: ProbedSite) async throws {
    guard !probe.needsNewTabs else {
      try await close()
      try await open(site)
      return
    }
    let shown = site.shown
    try await voyager.press("F5")
    try await Poll.untilTrue("the page") { site.shown > shown }
  }
}
