import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor
@Suite("Downloads that are better not opened")
final class DownloadsHoldingTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let store = DataStore(
    identity: Identity.standard.id,
    location: .disk(data: URL(fileURLWithPath: "/nowhere"), cache: URL(fileURLWithPath: "/nowhere")))
  private let patience = Duration.seconds(120)
  private var notices: [Notice] = []
  private lazy var model = makeModel()

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private var saved: URL { folder.appendingPathComponent("Saved") }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: saved.path)) ?? []).sorted()
  }

  private func makeModel(_ use: DownloadsModel.Use = .kept) -> DownloadsModel {
    let model = DownloadsModel(
      folder: { [saved] in saved },
      store: DownloadsStore(url: folder.appendingPathComponent("downloads.sqlite")), use: use)
    model.report = { [unowned self] in notices.append($0) }
    return model
  }

  @discardableResult
  private func fetch(
    _ text: String, as name: String, in store: DataStore?, _ model: DownloadsModel
  ) async throws -> DownloadID {
    let download = FakeDownload(Address("https://a.example/\(name)"), in: store)
    model.begin(download, from: nil)
    let part = try #require(await download.destination(named: name, length: Int64(text.utf8.count)))
    try Data(text.utf8).write(to: part)
    download.delegate?.downloadDidFinish(download)
    try await eventually("the end", within: patience) { !model.isRunning }
    return try #require(model.items.last?.id)
  }

  @Test("A program has no name on the disk until the person keeps it, and is then what came")
  func keeps() async throws {
    let id = try await fetch("MZ", as: "setup.exe", in: store, model)
    #expect(model.items.map(\.state) == [.held(.program)])
    #expect(files.count == 1 && files.allSatisfy { $0.hasPrefix(".") })
    #expect(
      model.items[0].words() == "This file is a program. Keep it only if you trust a.example.")
    #expect(notices.map(\.action?.command) == [.downloads])
    model.keep(id)
    model.keep(id)
    try await eventually("the file", within: patience) { [model] in model.items[0].state == .finished }
    #expect(files == ["setup.exe"])
    #expect(try String(contentsOf: saved.appendingPathComponent("setup.exe"), encoding: .utf8) == "MZ")
  }

  @Test("What is discarded leaves nothing, and what is not decided is no clutter that is cleared away")
  func discards() async throws {
    let id = try await fetch("[Desktop Entry]", as: "photo.jpg", in: store, model)
    #expect(model.items.map(\.state) == [.held(.launcher)])
    #expect(model.items.contains(where: \.isOver) == false)
    model.cancel(id)
    try await eventually("an empty folder", within: patience) { [self] in files.isEmpty }
    #expect(model.items.map(\.state) == [.failed(.cancelled)])
  }

  @Test("The question is still there in the next run")
  func comesBack() async throws {
    try await fetch("#!/bin/sh", as: "a.sh", in: store, model)
    await model.stop()
    let next = makeModel()
    await next.load()
    #expect(next.items.map(\.state) == [.held(.script)])
    next.keep(next.items[0].id)
    try await eventually("the file", within: patience) { next.items[0].state == .finished }
    #expect(files == ["a.sh"])
  }

  @Test("A driver and a terminal are asked nothing, and what is private leaves nothing when it ends")
  func asksNobody() async throws {
    try await fetch("#!/bin/sh", as: "driver.sh", in: nil, model)
    try await fetch("#!/bin/sh", as: "terminal.sh", in: store, makeModel(.apart))
    #expect(files == ["driver.sh", "terminal.sh"])
    let hidden = DataStore(identity: IdentityID(), location: .memory)
    try await fetch("#!/bin/sh", as: "private.sh", in: hidden, model)
    #expect(files.count == 3)
    await model.finish()
    #expect(files == ["driver.sh", "terminal.sh"])
  }

  @Test("A part that somebody deleted meanwhile is told, not invented")
  func gone() async throws {
    let id = try await fetch("#!/bin/sh", as: "a.sh", in: store, model)
    try FileManager.default.removeItem(at: saved.appendingPathComponent(try #require(files.first)))
    model.keep(id)
    try await eventually("the failure", within: patience) { [model] in !model.isRunning }
    guard case .failed(.disk) = model.items[0].state else {
      Issue.record("\(model.items[0].state)")
      return
    }
    #expect(files.isEmpty)
  }
}
