import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor
@Suite("Downloads that go on")
final class DownloadsResumingTests {
  private let stage = DownloadsStage()
  private let address = Address("https://a.example/big.iso")

  /// A download of which a part has come.
  private func begin(
    _ text: String, of length: Int64, validator: String? = "\"one\"", in store: DataStore? = nil
  ) async throws -> FakeDownload {
    let download = FakeDownload(address, in: store ?? stage.store)
    stage.model.begin(download, from: nil)
    let part = try #require(
      await download.destination(named: "big.iso", length: length, validator: validator))
    try Data(text.utf8).write(to: part)
    return download
  }

  @discardableResult
  private func pause() async throws -> DownloadID {
    let id = try #require(stage.model.items.first?.id)
    stage.model.pause(id)
    try await stage.wait(for: "the pause") { stage.model.items.first?.state == .paused }
    return id
  }

  private func goOn(_ text: String, at offset: Int64, length: Int64, validator: String = "\"one\"")
    async throws
  {
    try await stage.wait(for: "the download goes on") { stage.resumed.last?.delegate != nil }
    let download = try #require(stage.resumed.last)
    let part = try #require(
      await download.destination(named: "other", length: length, offset: offset, validator: validator))
    try Data(text.utf8).write(to: part)
    download.delegate?.downloadDidFinish(download)
    try await stage.wait(for: "the end") { !stage.model.isRunning }
  }

  @Test("What is paused goes on from where it was, and is one whole file at the end")
  func pauses() async throws {
    _ = try await begin("one", of: 6)
    let id = try await pause()
    #expect(stage.model.items.first?.received == 3)
    stage.model.resume(id)
    try await goOn("two", at: 3, length: 6)
    #expect(stage.resumed.map(\.position) == [DownloadPosition(offset: 3, validator: "\"one\"")])
    #expect(stage.files == ["big.iso"])
    #expect(try stage.text("big.iso") == "onetwo")
    #expect(stage.model.items.map(\.state) == [.finished])
  }

  @Test("A server that has another file by now gives it whole, and nothing of the old one stays")
  func changed() async throws {
    let download = try await begin("old", of: 6)
    download.delegate?.download(download, didFail: .network("reset"))
    try await stage.wait(for: "the failure") { !stage.model.isRunning }
    stage.model.resume(try #require(stage.model.items.first?.id))
    try await goOn("new!", at: 0, length: 4, validator: "\"two\"")
    #expect(
      try stage.files.map { try stage.text($0) } == ["new!"])
  }

  @Test(
    "A part of another file, or another part, is never joined: the file is asked for anew",
    arguments: [(3, 6, "\"two\""), (4, 6, "\"one\""), (2, 6, "\"one\""), (3, 7, "\"one\"")])
  func wrongPart(offset: Int64, length: Int64, validator: String) async throws {
    _ = try await begin("one", of: 6)
    let id = try await pause()
    stage.model.resume(id)
    try await stage.wait(for: "the download goes on") { stage.resumed.last?.delegate != nil }
    let part = await stage.resumed.last?.destination(
      named: "x", length: length, offset: offset, validator: validator)
    #expect(part == nil)
    #expect(stage.resumed.map(\.position) == [DownloadPosition(offset: 3, validator: "\"one\""), nil])
    try await goOn("whole!", at: 0, length: 6, validator: "\"two\"")
    #expect(
      try stage.files.map { try stage.text($0) } == [
        "whole!"
      ])
  }

  @Test("A part that nobody asked for is no file")
  func unaskedPart() async throws {
    let download = FakeDownload(address, in: stage.store)
    stage.model.begin(download, from: nil)
    #expect(await download.destination(named: "x", length: 9, offset: .max, validator: "\"one\"") == nil)
    try await stage.wait(for: "the failure") { !stage.model.isRunning }
    #expect(stage.files.isEmpty)
  }

  @Test("What had come whole before needs no server, and what a form gave is not asked for again")
  func needsNoServer() async throws {
    let download = try await begin("onetwo", of: 6)
    download.delegate?.download(download, didFail: .network("reset"))
    try await stage.wait(for: "the failure") { !stage.model.isRunning }
    stage.model.resume(try #require(stage.model.items.first?.id))
    try await stage.wait(for: "the file") { stage.model.items.first?.state == .finished }
    #expect(stage.files == ["big.iso"] && stage.resumed.isEmpty)

    let form = FakeDownload(address, in: stage.store)
    stage.model.begin(form, from: nil)
    _ = await form.destination(named: "form.pdf", isRepeatable: false)
    form.delegate?.download(form, didFail: .network("reset"))
    try await stage.wait(for: "the failure") { !stage.model.isRunning }
    #expect(stage.model.items.last?.canResume == false)
  }

  @Test("Cancelling and pausing hold also before the server has answered")
  func beforeTheAnswer() async throws {
    _ = try await begin("one", of: 6)
    let id = try await pause()
    stage.model.resume(id)
    await stage.model.stop()
    #expect(stage.model.items.first?.state == .paused)
    #expect(stage.files.count == 1)
    stage.model.resume(id)
    stage.model.cancel(id)
    try await stage.wait(for: "an empty folder") { stage.files.isEmpty }
    #expect(stage.model.items.first?.state == .failed(.cancelled))
  }

  @Test("An identity that is deleted where downloads are apart leaves nothing in the list")
  func deletedApart() async throws {
    _ = try await begin("one", of: 6)
    await stage.model.stop()
    let apart = stage.makeModel(.apart)
    await apart.load()
    #expect(apart.items.isEmpty)
    await apart.forget(Identity.standard.id)
    #expect(stage.files.isEmpty)
    let next = stage.makeModel()
    await next.load()
    #expect(next.items.isEmpty)
  }

  @Test("A file that is shorter than the server said is no whole file, and can be gone on with")
  func tooShort() async throws {
    let download = try await begin("one", of: 6)
    download.delegate?.downloadDidFinish(download)
    try await stage.wait(for: "the failure") { !stage.model.isRunning }
    guard case .failed(.network) = stage.model.items.first?.state else {
      Issue.record("It counts as whole")
      return
    }
    #expect(stage.model.items.first?.canResume == true)
    #expect(stage.files.allSatisfy { $0.hasPrefix(".") })
  }

  @Test("A server that can't go on is never paused, and its half file goes")
  func cannotPause() async throws {
    let download = try await begin("one", of: 6, validator: nil)
    let item = try #require(stage.model.items.first)
    #expect(!item.canPause)
    download.delegate?.download(download, didFail: .network("reset"))
    try await stage.wait(for: "the failure") { !stage.model.isRunning }
    #expect(stage.files.isEmpty)
  }

  @Test(
    "The list comes back, and what ran when the program ended waits to be gone on with", arguments: [0, 2])
  func comesBack(joined: Int) async throws {
    _ = try await begin("one", of: 9)
    try await pause()
    stage.model.resume(try #require(stage.model.items.first?.id))
    try await stage.wait(for: "the download goes on") { stage.resumed.last?.delegate != nil }
    let rest = try #require(
      await stage.resumed.last?.destination(named: "x", length: 9, offset: 3, validator: "\"one\""))
    try Data("two".utf8).write(to: rest)
    try Data("left".utf8).write(to: rest.appendingPathExtension("new"))
    // The end may have come while both were being joined.
    let part = try #require(stage.model.items.first?.part)
    let handle = try FileHandle(forWritingTo: part)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("two".utf8.prefix(joined)))
    try handle.close()
    await stage.model.saving?.finish()

    let next = stage.makeModel()
    await next.load()
    let item = try #require(next.items.first)
    #expect(item.state == .paused)
    #expect(item.received == 6)
    #expect(item.name == "big.iso")
    #expect(try String(contentsOf: part, encoding: .utf8) == "onetwo")
    #expect(stage.files == [part.lastPathComponent])
    next.remove([item.id])
    await next.saving?.finish()
    let last = stage.makeModel()
    await last.load()
    #expect(last.items.isEmpty)
  }

  @Test(
    "What is private is never in the list of the next run, and leaves no half file when the run ends",
    arguments: [false, true])
  func isPrivate(atOnce: Bool) async throws {
    _ = try await begin("one", of: 6, in: DataStore(identity: Identity.standard.id, location: .memory))
    try await pause()
    if atOnce { await stage.model.stop() } else { await stage.model.finish() }
    #expect(stage.files.isEmpty)
    let next = stage.makeModel()
    await next.load()
    #expect(next.items.isEmpty)
  }

  @Test("Ending the run at once pauses what can go on, and forgetting an identity takes all of it")
  func ends() async throws {
    _ = try await begin("one", of: 6)
    await stage.model.stop()
    #expect(stage.model.items.map(\.state) == [.paused])
    await stage.model.forget(Identity.standard.id)
    #expect(stage.model.items.isEmpty)
    let next = stage.makeModel()
    await next.load()
    #expect(next.items.isEmpty)
  }
}
