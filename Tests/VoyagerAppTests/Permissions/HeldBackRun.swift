import Foundation
import Testing
import VoyagerTesting

/// Drives a program that holds back what pages do by themselves.
struct HeldBackRun {
  let probe: HeldBackProbe
  let voyager: VoyagerProcess

  /// Goes a way, if there is one.
  ///
  /// - Returns: Whether there is.
  @discardableResult
  func go(_ way: HeldBackProbe.Way, _ site: HeldBackSite) async throws -> Bool {
    guard case .works(let steps) = way else {
      return false
    }
    try await steps(self, site)
    return true
  }

  func open(_ site: HeldBackSite, expecting answer: PermissionProbe.Answer) async throws {
    try await wait(for: answer, of: site) { try await voyager.handOver([site.address]) }
  }

  func reload(_ site: HeldBackSite, expecting answer: PermissionProbe.Answer) async throws {
    try await wait(for: answer, of: site) { try await voyager.press("F5") }
  }

  /// Clicks into the page, which then does it because the person acted.
  func act(on site: HeldBackSite, expecting answer: PermissionProbe.Answer) async throws {
    try await wait(for: answer, of: site) { try await voyager.clickPage() }
  }

  private func wait(
    for answer: PermissionProbe.Answer, of site: HeldBackSite, after act: () async throws -> Void
  ) async throws {
    let (yes, no) = (site.count(.yes), site.count(.no))
    try await act()
    try await Poll.untilTrue("the page going on", details: { "\(site.pages.reports)" }) {
      site.count(.yes) + site.count(.no) > yes + no
    }
    #expect(site.count(answer) == (answer == .yes ? yes : no) + 1, "\(site.pages.reports)")
  }

  func close() async throws {
    let count = try await voyager.tabTitles().count
    try await voyager.press("ctrl+w")
    try await Poll.untilTrue("the tab closing") { try await voyager.tabTitles().count < count }
  }

  // MARK: - The sign

  func sign(of site: HeldBackSite) async throws -> AccessibleElement? {
    for window in try await voyager.tree.windows() {
      if let sign = window.first(where: { Self.isSign($0, of: site) }) {
        return sign
      }
    }
    return nil
  }

  func waitForNoSign(of site: HeldBackSite) async throws {
    try await Poll.untilTrue("no sign any more") { try await sign(of: site) == nil }
  }

  /// Takes what the sign beside the address offers, by its keys.
  func choose(_ title: String, on site: HeldBackSite) async throws {
    try await openSign(of: site)
    for choice in ["Open It", "Always Allow"] {
      try await waitForKeyboard(on: choice)
      guard choice != title else {
        return try await Keyboard.press("space")
      }
      try await Keyboard.press("Tab")
    }
    Issue.record("The sign offers no “\(title)”.")
  }

  /// Looks at what the sign offers and puts it away.
  func leaveSign(of site: HeldBackSite) async throws {
    try await openSign(of: site)
    _ = try await voyager.tree.find(.button, named: "Always Allow")
    try await Keyboard.press("Escape")
    try await voyager.tree.waitUntilGone(.button, named: "Always Allow")
    #expect(site.pages.server.requests(for: "/opened").isEmpty)
  }

  private func openSign(of site: HeldBackSite) async throws {
    let sign = try await voyager.tree.find("the sign") { Self.isSign($0, of: site) }
    try await voyager.click(sign)
  }

  private static func isSign(_ element: AccessibleElement, of site: HeldBackSite) -> Bool {
    element.role == .button && element.name == "\(site.name) tried to open another page."
      && element.isShowing
  }

  /// Waits for a page that was opened, and closes it.
  func waitForOpenedPage(of site: HeldBackSite) async throws {
    let window = try await voyager.window(titled: "/opened")
    #expect(window.isShowing)
    try await close()
  }

  // MARK: - The panel and the list

  /// Decides in the panel of the site, which is in front; the rows of all these kinds lie one below the other.
  func decide(_ choice: String, on site: HeldBackSite) async throws {
    try await voyager.press("ctrl+i")
    try await voyager.tree.find(.button, named: "More Permissions").press()
    for (place, row) in HeldBackProbe.all.map(\.row).enumerated() {
      if place > 0 {
        try await Keyboard.press("Down")
      }
      try await waitForKeyboard(on: row)
      if row == probe.row {
        break
      }
    }
    try await voyager.choose(choice, for: probe.row, from: "Only when you act")
    try await Keyboard.press("Escape")
    try await voyager.tree.waitUntilGone(.button, named: "Clear Data of This Site…")
  }

  private func waitForKeyboard(on name: String) async throws {
    try await Poll.untilTrue("the keyboard on \(name)") {
      try await voyager.tree.windows().contains { window in
        window.first { $0.name == name && $0.states.contains(.focused) } != nil
      }
    }
  }

  /// Waits until exactly this is remembered of a site, by kind and decision.
  func expectRemembered(_ expected: [String], of site: HeldBackSite) async throws {
    let file = RememberedFile(of: voyager.environment)
    try await Poll.untilTrue(
      "\(expected) in the file", within: .seconds(5), details: { "\(file.entries(of: site.origin))" }
    ) {
      file.entries(of: site.origin) == expected.map { "\(site.origin) \($0)" }
    }
  }
}
