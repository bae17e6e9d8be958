import Foundation
import Testing
import VoyagerCore
import VoyagerTesting
import VoyagerWebKit

extension WebKitTests {
  @MainActor @Suite("Downloads")
  struct DownloadTests {
    @Test("An attachment is asked about, named by the parent and written whole")
    func attachment() async throws {
      let stage = try Stage()
      let body = Data(repeating: 7, count: 100_000)
      stage.server.on("/file") { _ in .attachment(named: "../evil.bin", .whole(body)) }
      let (surface, page) = stage.open()
      let file = stage.folder.appendingPathComponent("good.bin")
      let download = ScriptedDownload(to: file)
      stage.onDownload = { $0.delegate = download }
      surface.load(Address(stage.server.address("/file")))
      try await eventually("the end") { download.ends == 1 }
      #expect(download.isFinished)
      #expect(page.responses.map(\.isAttachment) == [true])
      #expect(download.response?.length == 100_000)
      #expect(download.response?.type == "application/octet-stream")
      #expect(try Data(contentsOf: file) == body)
      #expect(download.received == 100_000)
      #expect(stage.downloadSurfaces.first.flatMap { $0 } === surface)
      #expect(page.failures.isEmpty && page.finished == page.started.count)
    }

    @Test("A cancelled download leaves nothing behind")
    func cancelled() async throws {
      let stage = try Stage()
      let pieces = [Data](repeating: Data(repeating: 1, count: 50_000), count: 200)
      stage.server.on("/slow") { _ in .attachment(named: "slow.bin", .slow(pieces, pause: 0.05)) }
      let (surface, page) = stage.open()
      let file = stage.folder.appendingPathComponent("slow.bin")
      let download = ScriptedDownload(to: file)
      stage.onDownload = { $0.delegate = download }
      surface.load(Address(stage.server.address("/slow")))
      try await eventually("some of it") { download.received > 0 }
      stage.downloads.first?.cancel()
      try await eventually("the end") { download.ends > 0 }
      #expect(download.failure == .cancelled)
      #expect(page.responses.count == 1)
      try await eventually("an empty folder") {
        (try? FileManager.default.contentsOfDirectory(atPath: stage.folder.path)) == []
      }
      #expect(download.ends == 1)
    }

    @Test("Without a destination it is cancelled; one of the engine's own has no surface")
    func refused() async throws {
      let stage = try Stage()
      stage.server.on("/file") { _ in .attachment(named: "a.bin", .whole(Data("text".utf8))) }
      let download = ScriptedDownload(to: nil)
      stage.onDownload = { $0.delegate = download }
      stage.engine.download(Address(stage.server.address("/file")), in: stage.store)
      try await eventually("the end") { download.ends == 1 }
      #expect(download.failure == .cancelled)
      #expect(stage.downloadSurfaces.count == 1 && stage.downloadSurfaces[0] == nil)
    }

    @Test("A broken connection and a full folder fail for their reason")
    func failures() async throws {
      let stage = try Stage()
      stage.server.on("/file") { _ in .attachment(named: "a.bin", .whole(Data("text".utf8))) }
      let download = ScriptedDownload(to: URL(fileURLWithPath: "/no/such/folder/a.bin"))
      stage.onDownload = { $0.delegate = download }
      stage.engine.download(Address(stage.server.address("/file")), in: stage.store)
      try await eventually("the end") { download.ends == 1 }
      guard case .disk = download.failure else {
        Issue.record("\(String(describing: download.failure))")
        return
      }
    }
  }
}
