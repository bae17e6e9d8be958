import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

extension WebKitTests {
  @MainActor @Suite("Fields for a password")
  struct PasswordFieldTests {
    private func asksForPassword(_ page: ScriptedPage) -> Bool {
      page.events.contains { if case .passwordFieldFound = $0 { true } else { false } }
    }

    @Test(
      "An insecure page's field is found at once, in a frame, and when it comes later",
      arguments: [
        "<input type=password>",
        "<iframe src=/frame></iframe>",
        "<script>setTimeout(() => document.body.innerHTML = '<input type=password>', 100)</script>",
        "<input id=i><script>setTimeout(() => i.type = 'password', 100)</script>",
      ])
    func finds(body: String) async throws {
      let stage = try Stage()
      stage.server.page("/", "<title>x</title><body>" + body)
      stage.server.page("/frame", "<input type=password>")
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      try await eventually("the field is found") { asksForPassword(page) }
    }

    @Test("A page without one is not said to have one, and can't say so itself")
    func findsNone() async throws {
      let stage = try Stage()
      stage.server.page(
        "/",
        """
        <input><script>
        try { webkit.messageHandlers.passwordField.postMessage(null); document.title = 'sent' }
        catch { document.title = 'refused' }
        </script>
        """)
      let (surface, page) = stage.open()
      try await stage.load("/", in: surface, page)
      try await eventually("the script has run") { page.titles.last == "refused" }
      #expect(!asksForPassword(page))
    }
  }
}
