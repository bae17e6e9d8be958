import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

/// A list of downloads on a folder of its own, which goes away with it.
@MainActor
final class DownloadsStage {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  let store = DataStore(
    identity: Identity.standard.id,
    location: .disk(data: URL(fileURLWithPath: "/nowhere"), cache: URL(fileURLWithPath: "/nowhere")))
  private(set) var notices: [Notice] = []
  /// What was asked to go on, in order.
  private(set) var resumed: [FakeDownload] = []
  private(set) lazy var model = makeModel()

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var saved: URL { folder.appendingPathComponent("Saved") }

  /// The names of all that is in the folder for downloads.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: saved.path)) ?? []).sorted()
  }

  /// A model of another run or program on the same files.
  func makeModel(_ use: DownloadsModel.Use = .kept) -> DownloadsModel {
    let model = DownloadsModel(
      folder: { [saved] in saved },
      store: DownloadsStore(url: folder.appendingPathComponent("downloads.sqlite")), use: use)
    model.report = { [unowned self] in notices.append($0) }
    model.resuming = { [unowned self] item, position in
      let download = FakeDownload(item.address, in: store, from: position)
      resumed.append(download)
      return download
    }
    return model
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: saved.appendingPathComponent(name), encoding: .utf8)
  }

  /// All suites share the main actor, so the wait may be long.
  func wait(for what: String, until isTrue: () -> Bool) async throws {
    try await eventually(what, within: .seconds(120), isTrue)
  }
}
