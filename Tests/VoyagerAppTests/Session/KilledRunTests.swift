import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

extension AppTests {
  @Suite("A busy session that is killed at any moment")
  struct KilledRunTests {
    /// How many sessions are killed, each several times: more for a long soak.
    private static let sessions =
      ProcessInfo.processInfo.environment["VOYAGER_KILLED_SESSIONS"].flatMap { Int($0) } ?? 1
    private static let runs = 2

    @Test("Every tab that was open for over a second is back as it was", arguments: 0..<sessions)
    func comesBack(_ number: Int) async throws {
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let busy = try BusySite()
      let work = try IdentityID(rawValue: #require(UUID(uuidString: environment.addWork())))
      let identities = [(id: Identity.standard.id, name: "Main"), (id: work, name: "Work")]
      var session = try await Self.fill(environment, busy, identities)
      var before = ExpectedSession(session)
      for run in 0..<Self.runs {
        let (expected, time) = try await Self.browseUntilKilled(
          environment, busy, session, after: before, identities)
        let stored = try await Self.stored(in: environment)
        #expect(expected.faults(of: stored, killedAt: time) == [], "Run \(run) of session \(number)")
        session = expected.session(from: stored)
        before = expected

        try await Self.startUntilKilled(environment)
        let restored = try await Self.stored(in: environment)
        #expect(
          ExpectedSession(session).faults(of: restored, killedAt: .now) == [],
          "Start \(run) of session \(number)")
      }
      let last = try await VoyagerProcess.start([], in: environment)
      try await BusyRun(last, busy, session, after: before, identities).expectPlaces()
      try await last.terminate()
      await last.finish(.completed)
    }

    private static func browseUntilKilled(
      _ environment: TestEnvironment, _ busy: BusySite, _ session: ShownSession,
      after before: ExpectedSession,
      _ identities: [(id: IdentityID, name: String)]
    ) async throws -> (ExpectedSession, ContinuousClock.Instant) {
      let voyager = try await VoyagerProcess.start([], in: environment)
      do {
        var run = try await BusyRun(voyager, busy, session, after: before, identities)
        try await run.expectPlaces()
        let killing = Task { [program = voyager.program] in
          try? await Task.sleep(for: .milliseconds(Int.random(in: 300...5000)))
          program.signal(SIGKILL)
          return ContinuousClock.now
        }
        try await run.goOn()
        let time = await killing.value
        _ = try await voyager.program.waitForExit()
        await voyager.finish(.completed)
        return (run.expected, time)
      } catch {
        await voyager.finish(.failed)
        throw error
      }
    }

    /// Kills a start before it is over.
    private static func startUntilKilled(_ environment: TestEnvironment) async throws {
      let start = try RunningProgram(
        BuiltProgram.path, ["--profile", environment.profile.path], environment: environment.variables(),
        outputFolder: environment.output)
      try await Task.sleep(for: .milliseconds(Int.random(in: 0...500)))
      start.signal(SIGKILL)
      _ = try await start.waitForExit()
    }

    /// What would come back now, as if what ran had run for long.
    private static func stored(in environment: TestEnvironment) async throws -> StoredSession {
      try await environment.sessionStore.runIsSettled()
      return try await environment.storedSession()
    }

    /// Makes a profile whose next start brings three windows with ten tabs each.
    private static func fill(
      _ environment: TestEnvironment, _ busy: BusySite, _ identities: [(id: IdentityID, name: String)]
    ) async throws -> ShownSession {
      var session = ShownSession(windows: [], tabs: [:])
      var stored = StoredSession()
      for window in 0..<3 {
        let numbers = Array(window * 10..<(window + 1) * 10)
        session.windows.append(numbers)
        var tabs: [StoredTab] = []
        for number in numbers {
          let path = "/t/\(number)/0"
          let identity = identities[number % identities.count].id
          busy.add(path)
          session.tabs[number] = ShownSession.Tab(pages: [path], identity: identity)
          tabs.append(
            StoredTab(
              id: TabID(), identity: identity, position: Double(number),
              page: StoredPage(Address(busy.site.address(path)), title: path)))
        }
        stored.windows.append(
          StoredWindow(id: WindowID(), identity: Identity.standard.id, selected: tabs.last?.id, tabs: tabs))
      }
      try await environment.sessionStore.add(stored)
      return session
    }
  }
}
