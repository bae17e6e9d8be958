import Foundation
import Observation
import Testing
import VoyagerCore
import VoyagerTesting

@MainActor
@Suite final class DownloadsModelTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let model: DownloadsModel
  private var notices: [String] = []

  init() {
    model = DownloadsModel(folder: folder.appendingPathComponent("Saved"))
    model.report = { [unowned self] in notices.append($0.text) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private var files: [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("Saved").path)
    return (names ?? []).sorted()
  }

  private func waitForEnd() async {
    while model.isRunning {
      await withCheckedContinuation { continuation in
        withObservationTracking {
          _ = model.items
        } onChange: {
          Task { continuation.resume() }
        }
      }
    }
  }

  private func save(_ text: String, as name: String) async throws {
    let download = FakeDownload(Address("https://a.example/\(name)"))
    model.begin(download, from: nil)
    let part = try #require(await download.destination(named: name))
    #expect(!FileManager.default.fileExists(atPath: part.path))
    #expect(part.lastPathComponent.hasPrefix("."))
    try Data(text.utf8).write(to: part)
    download.delegate?.downloadDidFinish(download)
    await waitForEnd()
  }

  @Test("Stopping ends what runs, leaves nothing of it, and waits no longer than it may")
  func stops() async throws {
    let download = FakeDownload(Address("https://a.example/slow.bin"))
    model.begin(download, from: nil)
    let part = try #require(await download.destination(named: "slow.bin"))
    try Data("half".utf8).write(to: part)
    await model.stop()
    #expect(files.isEmpty)
    #expect(model.items.map(\.state) == [.failed(.cancelled)])
    await model.finish()
  }

  @Test("Files of one name stand side by side, each with its own content")
  func sameName() async throws {
    try await save("one", as: "a.tar.gz")
    try await save("two", as: "a.tar.gz")
    #expect(files == ["a (1).tar.gz", "a.tar.gz"])
    let contents = try model.items.map { try String(contentsOf: #require($0.file), encoding: .utf8) }
    #expect(contents == ["one", "two"])
    #expect(model.items.allSatisfy { $0.state == .finished })
    #expect(notices.last == "“a (1).tar.gz” is now in the folder “Saved”.")
  }

  @Test("A hostile name stays in the folder")
  func hostileName() async throws {
    try await save("x", as: "../../../.profile")
    #expect(files == ["_.._.._.profile"])
  }

  @Test("A link in the way is not followed")
  func link() async throws {
    let outside = folder.appendingPathComponent("outside")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Saved"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("Saved/a.txt"), withDestinationURL: outside)
    try await save("x", as: "a.txt")
    #expect(files == ["a (1).txt", "a.txt"])
    #expect(!FileManager.default.fileExists(atPath: outside.path))
  }

  @Test("Progress and length are those that the engine told last")
  func progress() async throws {
    let download = FakeDownload(Address("https://a.example/a"))
    let tab = TabID()
    model.begin(download, from: tab)
    #expect(model.items.first?.state == .starting)
    _ = await download.destination(named: "a", length: 10)
    download.delegate?.download(download, didReceive: 4, of: nil)
    let item = try #require(model.items.first)
    #expect((item.received, item.total) == (4, 10))
    #expect(item.state == .running)
    #expect(item.tab == tab)
  }

  @Test("A cancelled download leaves nothing and says nothing")
  func cancelled() async throws {
    let download = FakeDownload(Address("https://a.example/a"))
    model.begin(download, from: nil)
    let part = try #require(await download.destination(named: "a"))
    try Data("half".utf8).write(to: part)
    model.cancel(try #require(model.items.first).id)
    await waitForEnd()
    #expect(files.isEmpty)
    #expect(model.items.first?.state == .failed(.cancelled))
    #expect(notices.isEmpty)
  }

  @Test("A broken connection leaves nothing and is told")
  func failed() async throws {
    let download = FakeDownload(Address("https://a.example/a"))
    model.begin(download, from: nil)
    let part = try #require(await download.destination(named: "a"))
    try Data("half".utf8).write(to: part)
    download.delegate?.download(download, didFail: .network("reset"))
    await waitForEnd()
    #expect(files.isEmpty)
    #expect(notices == ["“a” could not be downloaded because the connection broke off. Try it again."])
  }

  @Test("A folder that can't be made gives no destination and one sentence")
  func noFolder() async throws {
    try Data().write(to: folder)
    let download = FakeDownload(Address("https://a.example/a"))
    model.begin(download, from: nil)
    #expect(await download.destination(named: "a") == nil)
    download.delegate?.download(download, didFail: .cancelled)
    #expect(!model.isRunning)
    #expect(notices.count == 1)
  }
}
