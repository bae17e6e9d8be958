import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor
@Suite("Downloads that are better not opened")
final class DownloadsHoldingTests {
  private let stage = DownloadsStage()

  @discardableResult
  private func fetch(
    _ text: String, as name: String, in store: DataStore?, _ model: DownloadsModel? = nil
  ) async throws -> DownloadID {
    let model = model ?? stage.model
    let download = FakeDownload(Address("https://a.example/\(name)"), in: store)
    model.begin(download, from: nil)
    let part = try #require(await download.destination(named: name, length: Int64(text.utf8.count)))
    try Data(text.utf8).write(to: part)
    download.delegate?.downloadDidFinish(download)
    try await stage.wait(for: "the end") { !model.isRunning }
    return try #require(model.items.last?.id)
  }

  @Test("A program has no name on the disk until the person keeps it, and is then what came")
  func keeps() async throws {
    let id = try await fetch("MZ", as: "setup.exe", in: stage.store)
    #expect(stage.model.items.map(\.state) == [.held(.program)])
    #expect(stage.files.count == 1 && stage.files.allSatisfy { $0.hasPrefix(".") })
    #expect(
      stage.model.items[0].words() == "This file is a program. Keep it only if you trust a.example.")
    #expect(stage.notices.map(\.action?.command) == [.downloads])
    stage.model.keep(id)
    stage.model.keep(id)
    try await stage.wait(for: "the file") { stage.model.items[0].state == .finished }
    #expect(stage.files == ["setup.exe"])
    #expect(try stage.text("setup.exe") == "MZ")
  }

  @Test("What is discarded leaves nothing, and what is not decided is no clutter that is cleared away")
  func discards() async throws {
    let id = try await fetch("[Desktop Entry]", as: "photo.jpg", in: stage.store)
    #expect(stage.model.items.map(\.state) == [.held(.launcher)])
    #expect(stage.model.items.contains(where: \.isOver) == false)
    stage.model.cancel(id)
    try await stage.wait(for: "an empty folder") { stage.files.isEmpty }
    #expect(stage.model.items.map(\.state) == [.failed(.cancelled)])
  }

  @Test("The question is still there in the next run")
  func comesBack() async throws {
    try await fetch("#!/bin/sh", as: "a.sh", in: stage.store)
    await stage.model.stop()
    let next = stage.makeModel()
    await next.load()
    #expect(next.items.map(\.state) == [.held(.script)])
    next.keep(next.items[0].id)
    try await stage.wait(for: "the file") { next.items[0].state == .finished }
    #expect(stage.files == ["a.sh"])
  }

  @Test("A driver and a terminal are asked nothing, and what is private leaves nothing when it ends")
  func asksNobody() async throws {
    try await fetch("#!/bin/sh", as: "driver.sh", in: nil)
    try await fetch("#!/bin/sh", as: "terminal.sh", in: stage.store, stage.makeModel(.apart))
    #expect(stage.files == ["driver.sh", "terminal.sh"])
    let hidden = DataStore(identity: IdentityID(), location: .memory)
    try await fetch("#!/bin/sh", as: "private.sh", in: hidden)
    #expect(stage.files.count == 3)
    await stage.model.finish()
    #expect(stage.files == ["driver.sh", "terminal.sh"])
  }

  @Test("A part that somebody deleted meanwhile is told, not invented")
  func gone() async throws {
    let id = try await fetch("#!/bin/sh", as: "a.sh", in: stage.store)
    try FileManager.default.removeItem(
      at: stage.saved.appendingPathComponent(try #require(stage.files.first)))
    stage.model.keep(id)
    try await stage.wait(for: "the failure") { !stage.model.isRunning }
    guard case .failed(.disk) = stage.model.items[0].state else {
      Issue.record("\(stage.model.items[0].state)")
      return
    }
    #expect(stage.files.isEmpty)
  }
}
