import Foundation
import Testing
import VoyagerCore
import VoyagerTesting
import VoyagerWebKit

extension WebKitTests {
  @MainActor @Suite("Access to storage in another site's page")
  struct StorageAccessTests {
    @Test("It is asked for in each document, so an answer that was taken back holds no longer")
    func takesBack() async throws {
      let stage = try Stage()
      let whole = "style='position:fixed;left:0;top:0;width:700px;height:500px'"
      stage.server.page("/visited", "<button \(whole) onclick=\"document.title = 'acted'\">x</button>")
      stage.server.page(
        "/asks",
        """
        <button \(whole) onclick="document.requestStorageAccess().then(
          () => parent.postMessage('yes', '*'), () => parent.postMessage('no', '*'))">x</button>
        """)
      stage.server.page(
        "/holds",
        """
        <iframe \(whole) src="\(stage.server.address("/asks"))"
          onload="requestAnimationFrame(() => requestAnimationFrame(() => document.title = 'drawn'))"></iframe>
        <script>onmessage = event => document.title = event.data</script>
        """)
      let (surface, page) = stage.open()
      try await stage.show(surface)
      try await stage.load("/visited", in: surface, page)
      try await Pointer.click(x: 200, y: 200)
      try await eventually("the click") { page.titles.last == "acted" }
      func ask(answering decision: PermissionDecision) async throws -> String? {
        let told = page.titles.count
        page.onPermission = { $1.answer(decision) }
        surface.load(Address(stage.server.namedAddress("/holds")))
        try await eventually("the page being drawn") { page.titles.dropFirst(told).contains("drawn") }
        try await Pointer.click(x: 200, y: 200)
        try await eventually("the answer") { ["yes", "no"].contains(page.titles.last) }
        return page.titles.last
      }
      // Another process hears of the first click in its own time. Until then it refuses without asking.
      let end = ContinuousClock.now + .seconds(15)
      while page.permissions.isEmpty, ContinuousClock.now < end {
        _ = try await ask(answering: .deny)
      }
      let asked = page.permissions.count
      #expect(try await ask(answering: .allow) == "yes")
      #expect(try await ask(answering: .deny) == "no")
      #expect(try await ask(answering: .allow) == "yes")
      #expect(page.permissions.dropFirst(asked).map(\.kind) == Array(repeating: .storageAccess, count: 3))
    }
  }
}
