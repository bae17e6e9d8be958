import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Signing in to a server")
  struct SignInTests {
    private static func site() throws -> TestSite {
      let site = try TestSite()
      site.server.on("/secret") { request in
        request.credential == "ann:right"
          ? .html(TestSite.document(titled: "Inside", "In")) : .signIn(realm: "Family")
      }
      return site
    }

    private func credentials(_ site: TestSite) -> [String?] {
      site.server.requests(for: "/secret").map(\.credential)
    }

    @Test("The server is asked without a name first, then gets each typed one once: wrong, then right")
    func sendsWhatWasTyped() async throws {
      let site = try Self.site()
      try await VoyagerProcess.run([site.address("/secret")]) { voyager in
        let question = "127.0.0.1:\(site.server.port) asks you to sign in"
        let card = try await voyager.question(question)
        #expect(card.description.contains("Family"))
        #expect(credentials(site) == [nil])
        try await voyager.press("Return")
        try await voyager.type("ann")
        try await voyager.press("Return")
        try await voyager.type("wrong")
        try await voyager.press("Return")
        _ = try await voyager.tree.find("the remark that it was wrong") {
          $0.role == .dialog && $0.description.contains("was not right")
        }
        #expect(credentials(site) == [nil, "ann:wrong"])
        try await voyager.type("ann")
        try await voyager.press("Tab")
        try await voyager.type("right")
        try await voyager.press("Return")
        try await site.wait(for: "shown /secret")
        #expect(credentials(site) == [nil, "ann:wrong", "ann:right"])
        try await voyager.press("F5")
        try await site.wait(for: "shown /secret", times: 2)
        #expect(credentials(site).suffix(1) == ["ann:right"])
      }
    }

    @Test("A cancelled question sends nothing more, and a new load takes an open one away")
    func sendsNothingWhenCancelled() async throws {
      let site = try Self.site()
      site.page("/other", "Other")
      try await VoyagerProcess.run([site.address("/secret")]) { voyager in
        let question = "127.0.0.1:\(site.server.port) asks you to sign in"
        try await voyager.question(question)
        try await voyager.press("Escape")
        try await voyager.waitForNoQuestion(question)
        _ = try await voyager.window(titled: "Not signed in")
        #expect(credentials(site) == [nil])
        _ = try await voyager.tree.find(.button, named: "Reload")
        try await voyager.press("F5")
        try await voyager.question(question)
        try await voyager.press("ctrl+l")
        try await voyager.type(site.address("/other"))
        try await voyager.press("Return")
        try await site.wait(for: "shown /other")
        try await voyager.waitForNoQuestion(question)
        #expect(credentials(site) == [nil, nil])
      }
    }
  }
}
