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

    @Test(
      "A server's header gives the name, in each way that it may be written (RFC 6266, RFC 8187)",
      arguments: [
        ("filename=token.txt", "token.txt"), ("FILENAME=\"a;b.txt\"; size=3", "a;b.txt"),
        ("filename*=UTF-8''na%C3%AFve%20file.txt", "naïve file.txt"),
        ("filename=\"old.txt\"; filename*=UTF-8''%e2%82%ac%20rates.txt", "€ rates.txt"),
        ("filename*=iso-8859-1'en'%A3%20rates.txt", "£ rates.txt"), ("filename=\"café.txt\"", "café.txt"),
        ("filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", "passwd"), ("filename=\"\"", "from address.txt"),
        ("filename*=UTF-8''bad%C3%28.txt", "from address.txt"), ("size=3", "from address.txt"),
      ])
    func names(header: String, name: String) async throws {
      let stage = try Stage()
      stage.server.on("/from%20address.txt") { _ in
        HTTPResponse(
          headers: [
            "Content-Disposition": "attachment; " + header, "Content-Type": "application/octet-stream",
          ],
          body: .whole(Data("text".utf8)))
      }
      let download = ScriptedDownload(to: nil)
      stage.onDownload = { $0.delegate = download }
      stage.engine.download(Address(stage.server.address("/from%20address.txt")), in: stage.store)
      try await eventually("the end") { download.ends == 1 }
      let response = try #require(download.response)
      #expect(
        DownloadName.safe(
          suggested: response.suggestedName, address: response.address, type: response.type) == name)
    }

    @Test("A file behind a sign-in comes for a page that is signed in")
    func signedIn() async throws {
      let stage = try Stage()
      stage.server.on("/in/page") { request in
        request.headers["authorization"] == nil ? .signIn(realm: "in") : .html("<title>in</title>")
      }
      stage.server.on("/in/file") { request in
        request.headers["authorization"] == nil
          ? .signIn(realm: "in") : .attachment(named: "a.bin", .whole(Data("text".utf8)))
      }
      let (surface, page) = stage.open()
      page.onSignIn = { $1.answer(Credential(name: "me", password: "secret")) }
      try await stage.load("/in/page", in: surface, page)
      let file = stage.folder.appendingPathComponent("a.bin")
      let download = ScriptedDownload(to: file)
      stage.onDownload = { $0.delegate = download }
      surface.load(Address(stage.server.address("/in/file")))
      try await eventually("the end") { download.ends == 1 }
      #expect(download.isFinished)
      #expect(try Data(contentsOf: file) == Data("text".utf8))
      #expect(page.signIns.count == 1)
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

    @Test("A paused download keeps what has come, and goes on from there with the cookies of its store")
    func goesOn() async throws {
      let stage = try Stage()
      let body = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 1000) })
      stage.server.on("/cookie") { _ in
        var response = HTTPResponse.html("<title>kept</title>")
        response.headers["Set-Cookie"] = "who=me"
        return response
      }
      let big = RangedFile(body)
      stage.server.on("/big") { big.answer(to: $0) }
      let (surface, page) = stage.open()
      try await stage.load("/cookie", in: surface, page)
      let part = stage.folder.appendingPathComponent(".part")
      let first = ScriptedDownload(to: part)
      stage.onDownload = { $0.delegate = first }
      surface.load(Address(stage.server.address("/big")))
      try await eventually("some of it") { first.received > 100_000 }
      stage.downloads.first?.pause()
      try await eventually("the pause") { first.ends == 1 }
      #expect(first.failure == .paused)
      let kept = try Data(contentsOf: part)
      #expect(kept == body.prefix(kept.count) && kept.count >= 100_000)
      #expect(try FileManager.default.contentsOfDirectory(atPath: stage.folder.path) == [".part"])

      let rest = stage.folder.appendingPathComponent(".rest")
      let second = ScriptedDownload(to: rest)
      let position = DownloadPosition(
        offset: Int64(kept.count), validator: try #require(first.response?.validator))
      let download = stage.engine.resume(
        Address(stage.server.address("/big")), from: position, in: stage.store)
      download.delegate = second
      try await eventually("the end") { second.ends == 1 }
      #expect(second.isFinished)
      #expect(second.response?.offset == position.offset)
      #expect(second.response?.length == Int64(body.count))
      #expect(try Data(contentsOf: rest) == body.suffix(from: kept.count))
      #expect(big.requests.last?.headers["cookie"] == "who=me")
      #expect(stage.downloads.count == 1)
    }

    @Test(
      "A server that gives the whole file is told from one that goes on; one that refuses is told",
      arguments: [200, 404, 416])
    func changed(status: Int) async throws {
      let stage = try Stage()
      stage.server.on("/big") { _ in
        HTTPResponse(
          status: status, headers: ["Content-Type": "text/plain"], body: .whole(Data("another".utf8)))
      }
      let file = stage.folder.appendingPathComponent(".part")
      let scripted = ScriptedDownload(to: file)
      let download = stage.engine.resume(
        Address(stage.server.address("/big")), from: DownloadPosition(offset: 3, validator: "\"old\""),
        in: stage.store)
      download.delegate = scripted
      try await eventually("the end") { scripted.ends == 1 }
      #expect(scripted.isFinished == (status == 200))
      #expect(scripted.response?.offset == (status == 200 ? 0 : nil))
      if status != 200 {
        #expect(scripted.failure == .network("the server answered \(status)"))
      }
      let ranges = stage.server.requests(for: "/big").map { $0.headers["range"] }
      // A server that has no such part is asked once for all of it.
      #expect(ranges == (status == 416 ? ["bytes=3-", nil] : ["bytes=3-"]))
    }
  }
}
