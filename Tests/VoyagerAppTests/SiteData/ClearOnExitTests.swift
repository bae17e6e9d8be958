import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Clearing on exit")
  struct ClearOnExitTests {
    enum End: CaseIterable {
      case closed
      case terminated
      case killed
    }

    @Test("What sites kept is gone at the next start, however the run ended", arguments: End.allCases)
    func clears(_ end: End) async throws {
      let data = try DataSite()
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let set = try await TerminalProgram.run(
        "settings", "set", "clearsOnExit", "[\"cookies\",\"storage\"]", in: environment)
      #expect(set.exitStatus == .exited(0), "\(set.complaints)")
      try await VoyagerProcess.run([data.site.address("/keep")], in: environment) { voyager in
        try await data.site.wait(for: "shown /keep")
        try await voyager.go(to: data.site.address("/tell"))
        try await data.site.wait(for: DataSite.everything)
        try await Poll.untilTrue("the cookie being on the disk", within: .seconds(30)) {
          !StoredText(text: "who").files(below: environment.profile.appending(path: "data")).isEmpty
        }
        switch end {
        case .closed:
          try await voyager.press("ctrl+q")
        case .terminated:
          voyager.program.signal(SIGTERM)
        case .killed:
          voyager.program.signal(SIGKILL)
        }
        _ = try await voyager.program.waitForExit()
      }
      // It may come back with the windows of a run that was killed.
      data.site.page("/keep", "<p>It keeps nothing any more.</p>")
      let mark = environment.profile.appending(path: "state/clear-on-exit.json")
      #expect(FileManager.default.fileExists(atPath: mark.path) == (end == .killed))
      try await VoyagerProcess.run([data.site.address("/tell")], in: environment) { voyager in
        try await data.site.wait(for: DataSite.nothing)
        #expect(data.site.reports.count { $0 == DataSite.everything } == 1)
        try await voyager.terminate()
      }
    }

    @Test("One identity's cookies and history are gone after leaving, another's are kept")
    func ofOneIdentity() async throws {
      let data = try DataSite()
      let environment = try TestEnvironment()
      defer { environment.remove() }
      for run in [
        try await TerminalProgram.run("identities", "create", "Work", in: environment),
        try await TerminalProgram.run(
          "identities", "clear-on-exit", "Work", "cookies,storage,history", in: environment),
      ] {
        #expect(run.exitStatus == .exited(0), "\(run.complaints)")
      }
      let work = data.site.address("/keep?of=work")
      try await VoyagerProcess.run(["--identity", "Work", work], in: environment) { voyager in
        try await data.site.wait(for: "shown /keep")
        try await voyager.handOver(["--identity", "Main", data.site.address("/keep?of=main")])
        try await data.site.wait(for: "shown /keep", times: 2)
        try await voyager.go(to: data.site.address("/tell"))
        try await data.site.wait(for: DataSite.everything)
        try await voyager.press("ctrl+q")
        _ = try await voyager.program.waitForExit()
      }
      let history = try await TerminalProgram.run("history", "export", in: environment)
      #expect(history.printed.contains("/keep?of=main"))
      #expect(!history.printed.contains("of=work"))
      let text = StoredText(text: "of=work")
      #expect(text.files(below: environment.profile.appending(path: "data")).isEmpty)
      let tell = data.site.address("/tell")
      try await VoyagerProcess.run(["--identity", "Work", tell], in: environment) { voyager in
        try await data.site.wait(for: DataSite.nothing)
        try await voyager.handOver(["--identity", "Main", tell])
        try await data.site.wait(for: DataSite.everything, times: 2)
      }
    }
  }
}
