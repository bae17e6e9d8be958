import Foundation
import Testing
import VoyagerTesting

/// A kind of permission that no page asks for: what the page does by itself is held back, and the person allows
/// it from a sign or in the site's panel.
struct HeldBackProbe: Sendable, CustomTestStringConvertible {
  /// A way to answer that a person has: what it comes to for this kind.
  enum Way: Sendable {
    case works(@Sendable (HeldBackRun, HeldBackSite) async throws -> Void)
    /// Why there is none.
    case doesNotExist(because: String)
  }

  /// As the list of what is remembered calls it.
  let kind: String
  /// Its row in the site's panel.
  let row: String
  /// What the page does as soon as it is shown; it tells "yes" or "no".
  let script: String
  /// Once, the person lets the page do it.
  let once: Way
  let always: Way
  let never: Way
  let escape: Way
  let closedTab: Way

  var testDescription: String { kind }

  static let all = [popups, autoplay]

  private static let popups = HeldBackProbe(
    kind: "popups", row: "Opening other pages by itself",
    script: "tell(window.open('/opened') ? 'yes' : 'no')",
    once: .works { run, site in
      try await run.choose("Open It", on: site)
      try await run.waitForOpenedPage(of: site)
    },
    always: .works { run, site in
      try await run.choose("Always Allow", on: site)
      try await run.waitForOpenedPage(of: site)
    },
    never: .works { run, site in
      try await run.decide("Never allow", on: site)
      let shown = site.shown
      try await run.reload(site, expecting: .no)
      try await Poll.untilTrue("the page being drawn") { site.shown > shown }
      #expect(try await run.sign(of: site) == nil)
    },
    escape: .works { run, site in try await run.leaveSign(of: site) },
    closedTab: .works { run, site in
      try await run.close()
      try await run.waitForNoSign(of: site)
      #expect(site.pages.server.requests(for: "/opened").isEmpty)
    })

  private static let autoplay = HeldBackProbe(
    kind: "autoplay", row: "Playing sound by itself",
    script: "new Audio('/tone.wav').play().then(() => tell('yes'), () => tell('no'))",
    once: .works { run, site in
      try await run.act(on: site, expecting: .yes)
    },
    always: .works { run, site in try await run.decide("Allow", on: site) },
    never: .works { run, site in
      try await run.decide("Never allow", on: site)
      try await run.reload(site, expecting: .no)
    },
    escape: .doesNotExist(because: "Nothing is asked and no sign is shown, so there is nothing to put away."),
    closedTab: .works { run, _ in try await run.close() })
}
