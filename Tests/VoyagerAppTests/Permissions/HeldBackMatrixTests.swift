import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  /// What each answer leaves for the kinds that no page asks for, and what the page sees of it.
  @Suite("Every answer to what pages do by themselves")
  struct HeldBackMatrixTests {
    @Test("On a page and in a frame of another site", arguments: HeldBackProbe.all)
    func answers(probe: HeldBackProbe) async throws {
      let sites = try PermissionProbe.Part.allCases.map { part in
        (lenient: try HeldBackSite(probe, part), strict: try HeldBackSite(probe, part))
      }
      let other = try TestSite()
      other.page("/other", "<p>Other</p>")
      try await VoyagerProcess.run([other.address("/other")]) { voyager in
        try await other.wait(for: "shown /other")
        let run = HeldBackRun(probe: probe, voyager: voyager)
        for (lenient, strict) in sites {
          try await run.open(strict, expecting: .no)
          try await run.go(probe.never, strict)
          try await run.expectRemembered(["\(probe.kind) deny"], of: strict)
          try await run.close()

          try await run.open(lenient, expecting: .no)
          if try await run.go(probe.escape, lenient) {
            try await run.expectRemembered([], of: lenient)
            try await run.reload(lenient, expecting: .no)
          }
          try await run.go(probe.closedTab, lenient)
          try await run.expectRemembered([], of: lenient)
          try await run.open(lenient, expecting: .no)
          try await run.go(probe.once, lenient)
          try await run.expectRemembered([], of: lenient)
          try await run.reload(lenient, expecting: .no)
          try await run.go(probe.always, lenient)
          try await run.expectRemembered(["\(probe.kind) allow"], of: lenient)
          try await run.reload(lenient, expecting: .yes)
          #expect(try await run.sign(of: lenient) == nil)
        }
      }
    }
  }
}
