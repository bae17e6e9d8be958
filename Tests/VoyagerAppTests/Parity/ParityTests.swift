import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Both shells")
  struct ParityTests {
    @Test("One page gets the same answers from a person at a window and from a command line")
    func answerAlike() async throws {
      let desktop = try await onDesktop()
      let terminal = try await onTerminal()
      #expect(desktop == terminal)
      let answers = [
        "alert", "confirm true", "prompt Dad", "popup false", "permission yes", "cookie seen=1", "cookie ",
      ]
      #expect(terminal.answers == answers)
      #expect(terminal.credentials == [nil, "dad:secret"])
      #expect(terminal.file == ScenarioSite.file)
    }

    @Test("A profile belongs to one of them at a time")
    func shareNoProfile() async throws {
      let site = try TestSite()
      site.server.on("/hang") { _ in .hanging }
      site.page("/other", "Other")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      try await VoyagerProcess.run([site.address("/other")], in: environment) { _ in
        try await site.wait(for: "shown /other")
        let refused = try await TerminalProgram.run("settings", in: environment)
        #expect(refused.exitStatus == .exited(5))
        #expect(refused.complaints.contains("Voyager is using this profile already."))
      }
      let terminal = try TerminalProgram.start(["text", site.address("/hang")], in: environment)
      try await Poll.untilTrue("the request") { !site.server.requests(for: "/hang").isEmpty }
      let desktop = try RunningProgram(
        BuiltProgram.path, ["--profile", environment.profile.path], environment: environment.variables(),
        outputFolder: environment.output)
      #expect(try await desktop.waitForExit() == .exited(5))
      #expect(desktop.complaints.contains("Voyager is using this profile already."))
      await terminal.end()
    }

    /// What a page saw of a shell.
    private struct Seen: Equatable {
      var answers: [String] = []
      var credentials: [String?] = []
      var file: Data?
    }

    private func seen(_ scenario: ScenarioSite, in environment: TestEnvironment) -> Seen {
      let file = environment.profile.appending(path: "downloads/both.txt")
      return Seen(
        answers: scenario.answers, credentials: scenario.credentials,
        file: FileManager.default.contents(atPath: file.path))
    }

    private func onDesktop() async throws -> Seen {
      let scenario = try ScenarioSite()
      let site = scenario.site
      let environment = try TestEnvironment()
      defer { environment.remove() }
      #expect(
        try await TerminalProgram.run("identities", "create", "Work", in: environment).exitStatus
          == .exited(0))
      // A call of the terminal begins with nothing, so the desktop does too.
      #expect(
        try await TerminalProgram.run("settings", "set", "startContent", "newWindow", in: environment)
          .exitStatus == .exited(0))
      try await VoyagerProcess.run([scenario.address], in: environment) { voyager in
        try await voyager.question("127.0.0.1:\(site.server.port) asks you to sign in")
        try await voyager.type("dad")
        try await voyager.press("Tab")
        try await voyager.type("secret")
        try await voyager.press("Return")
        try await voyager.answer("One", with: "Close")
        try await voyager.answer("Two", with: "Continue")
        try await voyager.question("Three")
        try await voyager.press("ctrl+a")
        try await voyager.type("Dad")
        try await voyager.press("Return")
        let wish = "127.0.0.1 asks to know where you are"
        // What grants something takes no click in the first moment.
        try await Poll.untilTrue("the answer") {
          if site.reports.contains("permission yes") {
            return true
          }
          try await voyager.answer(wish, with: "Allow this time", expectingMore: true)
          return false
        }
        try await Poll.untilTrue("the file") { seen(scenario, in: environment).file != nil }
        try await voyager.open("/cookie", of: site)
        try await site.wait(for: "cookie seen=1")
      }
      try await VoyagerProcess.run(["--identity", "Work", site.address("/cookie")], in: environment) { _ in
        try await site.wait(for: "cookie ")
      }
      return seen(scenario, in: environment)
    }

    private func onTerminal() async throws -> Seen {
      let scenario = try ScenarioSite()
      let site = scenario.site
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let run = try await TerminalProgram.run(
        "open", scenario.address, "--wait", "#done", "--answer", "name=dad", "--answer", "password=secret",
        "--answer", "confirm=yes", "--answer", "prompt=Dad", "--answer", "permission=allow", in: environment)
      #expect(run.exitStatus == .exited(0), "\(run.complaints)")
      for words in [
        ["open", site.address("/cookie")], ["identities", "create", "Work"],
        ["open", "--identity", "Work", site.address("/cookie")],
      ] {
        let program = try TerminalProgram.start(words, in: environment)
        #expect(try await program.waitForExit(within: .seconds(60)) == .exited(0), "\(program.complaints)")
      }
      return seen(scenario, in: environment)
    }
  }
}
