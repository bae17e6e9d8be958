import Foundation
import Testing

@testable import VoyagerCore

@MainActor @Suite struct HistoryModelImportTests {
  private let folder: TemporaryFolder
  private let store: HistoryStore
  private let file: HistoryFile

  init() throws {
    folder = try TemporaryFolder()
    store = HistoryStore(url: folder.file("history.sqlite"))
    file = HistoryFile(folder.file("foreign.sqlite"))
    _ = try Fixture.makeDatabase("firefox-places.sql", at: file.url)
  }

  @Test("The view of the history learns of an import")
  func tells() async throws {
    let model = HistoryModel(store: store, notices: NoticesModel())
    await model.finish()
    let before = model.revision
    #expect(try await model.add(file, as: HistoryFixture.dad).added == 5)
    #expect(model.revision > before)
    #expect(try await model.pages(matching: "rosen").count == 1)
  }
}
