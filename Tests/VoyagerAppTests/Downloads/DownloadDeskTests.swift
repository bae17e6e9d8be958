import Dispatch
import Foundation
import Testing
import VoyagerTesting

extension AppTests {
  @Suite("Downloads and the desktop")
  struct DownloadDeskTests {
    @Test(
      "The dock shows how far they are, the computer stays awake, and who looks away is told at the end",
      arguments: FakeDesk.Kind.allCases)
    func tellsTheDesk(kind: FakeDesk.Kind) async throws {
      let desk = try FakeDesk(kind)
      let gate = DispatchSemaphore(value: 0)
      let site = try TestSite()
      site.server.on("/gate") { _ in
        _ = gate.wait(timeout: .now() + 60)
        return .html("open")
      }
      let pieces = [Data](repeating: Data(repeating: 65, count: 100_000), count: 8)
      site.server.on("/notes.txt") { _ in .attachment(named: "notes.txt", .slow(pieces, pause: 0.5)) }
      site.page("/page", "<script>fetch('/gate').then(() => location = '/notes.txt')</script>")
      let environment = try TestEnvironment()
      defer { environment.remove() }
      let reader = try FakeApp(named: "Reader", for: ["reader"], kinds: ["text/plain"], in: environment)
      try await VoyagerProcess.run([site.address("/page")], in: environment) { voyager in
        try await site.wait(for: "shown /page")
        let window = try await voyager.xWindow(of: voyager.window(titled: "/page"))
        #expect(desk.services.calls(of: "Inhibit").isEmpty)
        try await window.minimize()
        gate.signal()
        #expect(try await desk.awake().values.contains { $0.contains("Files are being downloaded") })
        _ = try await desk.services.call(of: "Update") {
          $0["count"] == "1" && $0["count-visible"] == "true" && $0["progress-visible"] == "true"
            && $0["progress"].flatMap { Double($0) }.map { $0 > 0 && $0 < 1 } == true
        }
        let message = try await desk.shownMessage()
        #expect(message.values.contains("Download complete") && message.values.contains("notes.txt"))
        _ = try await desk.asleep()
        #expect(desk.services.calls(of: "Inhibit").count == 1)
        _ = try await desk.services.call(of: "Update") {
          $0["count-visible"] == "false" && $0["progress-visible"] == "false"
        }
        let file = environment.profile.appending(path: "downloads/notes.txt").absoluteString
        try await desk.choose("show-download", in: message, byButton: true)
        #expect(try await desk.services.call(of: "ShowItems").values.contains(file))
        // Elsewhere a message is gone once something of it was chosen.
        guard kind == .gnome else {
          return
        }
        try await desk.choose("open-download", in: message, byButton: false)
        let path = environment.profile.appending(path: "downloads/notes.txt").path
        try await Poll.untilTrue("the reader with the file", details: { "\(reader.received)" }) {
          reader.received == [path]
        }
      }
    }
  }
}
