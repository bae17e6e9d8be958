import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  /// What each answer to each kind of question leaves, and what the page sees of it.
  ///
  /// Camera, microphone and screen are made up by the engine, in a program that only tests have. Protected media
  /// and the list of devices need what can't be made up; the core's matrix has them. What a page was answered
  /// whose tab closed nobody can tell any more; the core's tests do.
  @Suite("Every answer to every permission")
  struct PermissionMatrixTests {
    @Test(
      "On a page and in a frame of another site",
      arguments: PermissionProbe.all)
    func answers(probe: PermissionProbe) async throws {
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try probe.prepare(environment)
      let sites = try probe.parts.map { part in
        (lenient: try ProbedSite(probe, part), strict: try ProbedSite(probe, part))
      }
      try await VoyagerProcess.run(
        [sites[0].lenient.visited], in: environment, program: probe.program
      ) { voyager in
        let run = PermissionRun(probe, voyager)
        try await run.begin(at: sites[0].lenient)
        for (lenient, strict) in sites {
          // Engines grant access to storage by domain, whatever the port, so the denial comes first.
          try await run.open(strict)
          try await run.answer(probe.buttons.never, in: strict, expecting: .no)
          try await run.askUnasked(strict, expecting: .no)
          try await run.expectRemembered(["\(strict.asker) \(probe.kind) deny"], of: strict)
          try await run.close()
          try await run.open(lenient)
          try await run.answer("Escape", in: lenient, expecting: .no)
          try await run.closeWhileAsking(lenient)
          try await run.open(lenient)
          if let once = probe.buttons.once {
            try await run.answer(once, in: lenient, expecting: probe.seenOfAllowance)
          }
          try await run.expectRemembered([], of: lenient)
          try await run.answer(probe.buttons.always, in: lenient, expecting: probe.seenOfAllowance)
          try await run.askUnasked(lenient, expecting: .yes)
          try await run.expectRemembered(["\(lenient.asker) \(probe.kind) allow"], of: lenient)
          try await run.close()
          for site in [lenient, strict] {
            let others = ["camera", "microphone"].filter { $0 != probe.kind }
            for other in others {
              let states = site.pages.reports.filter { $0.hasPrefix("\(other) ") }
              #expect(!states.isEmpty && states.allSatisfy { !$0.hasSuffix(" granted") })
            }
          }
        }
      }
    }
  }
}
