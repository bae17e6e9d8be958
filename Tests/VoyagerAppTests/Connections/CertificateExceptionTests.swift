import Testing
import VoyagerCore
import VoyagerTesting

extension AppTests {
  @Suite("Going on past a bad certificate")
  struct CertificateExceptionTests {
    private let refusal = "The connection to localhost is not safe"

    @Test("It holds for the identity that it was made in, until the end of the run or for always")
    func goesOn() async throws {
      let server = try TLSServer(ServerCertificate(issuedBy: .itself))
      defer { server.stop() }
      let environment = try TestEnvironment()
      defer { environment.remove() }
      _ = try await TerminalProgram.run("identities", "create", "Work", in: environment)
      try await VoyagerProcess.run(in: environment) { voyager in
        try await voyager.go(to: server.address())
        _ = try await voyager.window(titled: refusal)
        #expect(server.http.requests.isEmpty)
        // Back, Try again, Details, and in them the way on.
        try await voyager.press("Tab", "Tab", "Tab", "Return", "Tab", "Return")
        _ = try await voyager.window(titled: "Reached")
        _ = try await voyager.tree.find("the mark of the exception") {
          $0.name == ConnectionSign.excepted.sentence && $0.isShowing
        }
        try await voyager.press("F5")
        try await Poll.untilTrue("the page coming again") { server.http.requests(for: "/page").count == 2 }

        let requests = server.http.requests(for: "/page").count
        try await voyager.press("F10")
        try await voyager.choose("Identities")
        try await voyager.choose("New Tab In")
        try await voyager.choose("Work")
        try await voyager.go(to: server.address())
        try await voyager.tree.waitForTabs(["Reached", "\(refusal), Work"], inFront: refusal)
        try await voyager.handOver(["--private", server.address()])
        try await voyager.tree.waitForTabs([refusal], inFront: "\(refusal) — Private")
        #expect(server.http.requests(for: "/page").count == requests)
        try await voyager.terminate()
      }
      let requests = server.http.requests(for: "/page").count
      try await VoyagerProcess.run([server.address()], in: environment) { voyager in
        // A tab that came back has the same title before it has its page.
        try await voyager.tree.waitForTabs(
          ["Reached, asleep", "\(refusal), Work", refusal], inFront: refusal)
        #expect(server.http.requests(for: "/page").count == requests)
        // The way on for always comes last.
        try await voyager.press("Tab", "Tab", "Tab", "Return", "Tab", "Tab", "Return")
        _ = try await voyager.window(titled: "Reached")
        try await voyager.terminate()
      }
      try await VoyagerProcess.run([server.address()], in: environment) { voyager in
        _ = try await voyager.window(titled: "Reached")
      }
      let list = try await TerminalProgram.run("permissions", "list", in: environment)
      #expect(list.printed.contains("certificate\tallow"))
    }
  }
}
