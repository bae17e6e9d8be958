import Testing
import VoyagerCore
import VoyagerTesting

extension AppTests {
  @Suite("HTTPS first")
  struct HTTPSFirstTests {
    @Test("A site without a secure connection comes with a word, is marked, and comes at once the next time")
    func fallsBack() async throws {
      // A proxy stands for all the sites of the web.
      let web = try HTTPServer()
      defer { web.stop() }
      web.on("old.example:443") { _ in .ended }
      web.page("http://old.example/page", "<title>Old page</title><input type=password>")
      web.page("http://old.example/two", "<title>Page two</title>")
      let proxy = "http://127.0.0.1:\(web.port)"
      try await VoyagerProcess.run(
        ["http://old.example/page"], variables: ["http_proxy": proxy, "https_proxy": proxy]
      ) { voyager in
        _ = try await voyager.notice(
          "old.example has no secure connection. Others can read and change what you see there.")
        _ = try await voyager.window(titled: "Old page")
        _ = try await voyager.tree.find("the mark of a page that asks for a password") {
          $0.name == ConnectionSign.insecurePassword.sentence && $0.isShowing
        }
        let attempts = web.requests(for: "old.example:443").count
        #expect(attempts > 0)
        #expect(web.requests.first?.path == "old.example:443")
        try await voyager.go(to: "http://old.example/two")
        _ = try await voyager.window(titled: "Page two")
        #expect(web.requests(for: "old.example:443").count == attempts)
      }
    }
  }
}
