import Foundation
import Testing

extension AppTests {
  @Suite("One browser for each profile")
  struct InstanceTests {
    @Test("A second start hands over without a screen, by any name of the profile")
    func handsOver() async throws {
      let pages = try LinkPages()
      try await VoyagerProcess.run([pages.five[0]]) { voyager in
        try await voyager.tree.waitForTabs([pages.five[0]])
        let environment = voyager.environment
        let alias = environment.folder.appending(path: "alias")
        try FileManager.default.createSymbolicLink(at: alias, withDestinationURL: environment.profile)
        for (folder, link) in [(environment.profile, pages.five[1]), (alias, pages.five[2])] {
          let second = try RunningProgram(
            BuiltProgram.path, ["--profile", folder.path, link],
            environment: environment.variables(["DISPLAY": ":59999"]), outputFolder: environment.output)
          #expect(try await second.waitForExit(within: .seconds(30)) == .exited(0))
          #expect(second.complaints.isEmpty)
        }
        try await voyager.tree.waitForTabs(Array(pages.five[0...2]))
      }
    }

    @Test("Two profiles are two browsers")
    func separatesProfiles() async throws {
      let pages = try LinkPages()
      try await VoyagerProcess.run([pages.five[0]]) { one in
        try await one.tree.waitForTabs([pages.five[0]])
        try await VoyagerProcess.run([pages.five[1]]) { two in
          try await two.tree.waitForTabs([pages.five[1]])
          #expect(two.program.process != one.program.process)
          #expect(try await one.tree.tabTitles() == [[pages.five[0]]])
        }
      }
    }

    @Test("Without a session bus it starts all the same")
    func startsWithoutBus() async throws {
      let pages = try LinkPages()
      try await TestEnvironment.use { environment in
        let program = try RunningProgram(
          "env",
          [
            "-u", "DBUS_SESSION_BUS_ADDRESS", "-u", "XDG_RUNTIME_DIR", BuiltProgram.path, "--profile",
            environment.profile.path, pages.five[0],
          ], environment: environment.variables(), outputFolder: environment.output)
        try await Poll.untilTrue("a window of the page", within: .seconds(30)) {
          for window in try await XWindow.all(of: program.process)
          where (try? await window.title()) == pages.five[0] {
            return true
          }
          return false
        }
        program.signal(SIGTERM)
        #expect(try await program.waitForExit() == .exited(0))
      }
    }
  }
}
