import Foundation
import Testing

@testable import VoyagerCore

@MainActor @Suite struct ImportModelTests {
  private let folder: TemporaryFolder
  private let bookmarks: BookmarksModel
  private let history: HistoryModel
  private let model: ImportModel

  init() throws {
    folder = try TemporaryFolder()
    let notices = NoticesModel()
    bookmarks = BookmarksModel(
      store: BookmarkStore(url: folder.file("bookmarks.sqlite")), notices: notices)
    history = HistoryModel(store: HistoryStore(url: folder.file("history.sqlite")), notices: notices)
    model = ImportModel(bookmarks: bookmarks, history: history)
  }

  private func firefox() throws -> ImportChoice {
    let file = folder.file("places.sqlite")
    _ = try Fixture.makeDatabase("firefox-places.sql", at: file)
    return ImportChoice("Firefox", bookmarks: file, history: file, as: HistoryFixture.dad)
  }

  private func run(_ choice: ImportChoice) async -> ImportModel.State {
    model.start(choice)
    await model.finish()
    return model.state
  }

  @Test("Bookmarks and history come in, and nothing comes in twice")
  func imports() async throws {
    let choice = try firefox()
    let leftOut = [
      "1 address that would run as a script was left out.",
      "1 address that only the other browser knows was left out.",
    ]
    #expect(await run(choice) == .finished(["7 bookmarks were added."] + leftOut + ["5 visits were added."]))
    let tree = try await bookmarks.tree()
    #expect(
      await run(choice)
        == .finished(["All 7 bookmarks were there already."] + leftOut + ["All 5 visits were there already."])
    )
    #expect(try await bookmarks.tree() == tree)
    #expect(TreeText.lines(tree).contains("bar:     時刻表 🌍 https://deep.voyager.example/#part @1600000400"))
    #expect(try await history.pages(matching: "", of: HistoryFixture.dad).count == 3)
  }

  @Test("What was imported is exported, and the export imported again adds nothing")
  func exports() async throws {
    var choice = try firefox()
    choice.history = nil
    _ = await run(choice)
    let file = folder.file("out/bookmarks.html")
    #expect(try await bookmarks.export(to: file) == 7)
    let page = try Data(contentsOf: file)
    #expect(NetscapeWriter.write(NetscapeReader.read(page).tree) == page)
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let again = ImportChoice("out", bookmarks: file, history: nil, as: HistoryFixture.dad)
    #expect(await run(again) == .finished(["All 7 bookmarks were there already."]))
  }

  @Test("A part that fails is told, and what came in before stays")
  func fails() async throws {
    var choice = try firefox()
    choice.history = try folder.write("nothing", to: "broken")
    guard case .finished(let sentences) = await run(choice) else {
      Issue.record("It did not end.")
      return
    }
    #expect(sentences.first == "7 bookmarks were added.")
    #expect(
      sentences.last == "Firefox could not be read (it is no database). Nothing else was imported.")
    choice.bookmarks = folder.file("none")
    choice.history = nil
    #expect(
      await run(choice)
        == .finished(["Firefox could not be read (the file is gone). Nothing was imported."]))
  }

  @Test("Stopped, it leaves nothing of the part that it was at")
  func cancels() async throws {
    let file = try folder.write(Self.page(of: 10), to: "page")
    model.start(ImportChoice("page", bookmarks: file, history: nil, as: HistoryFixture.dad))
    #expect(model.isWorking)
    model.cancel()
    await model.finish()
    #expect(model.state == .finished(["The import was stopped. Nothing was imported."]))
    #expect(try await bookmarks.tree().isEmpty)
  }

  @Test("Nothing wanted is nothing begun, and one import goes on at a time")
  func begins() async throws {
    model.start(ImportChoice("x", bookmarks: nil, history: nil, as: HistoryFixture.dad))
    #expect(model.state == .idle)
    model.start(try firefox())
    model.start(ImportChoice("other", bookmarks: folder.file("none"), history: nil, as: HistoryFixture.dad))
    await model.finish()
    guard case .finished(let sentences) = model.state else {
      Issue.record("It did not end.")
      return
    }
    #expect(sentences.count == 4)
  }

  @Test("Stopped in the middle of the bookmarks, it leaves none of them")
  func cancelsMerge() async throws {
    let file = BookmarkFile(try folder.write(Self.page(of: 2000), to: "page"))
    let (told, tell) = AsyncStream.makeStream(of: ImportProgress.self)
    let bookmarks = bookmarks
    let work = Task {
      try await bookmarks.add(file) { progress in
        tell.yield(progress)
        // Holds the import where it is until it was stopped.
        while !Task.isCancelled {}
      }
    }
    var progress: ImportProgress?
    for await first in told {
      progress = first
      break
    }
    #expect(progress?.count == 2000)
    #expect(progress.map { $0.fraction > 0 && $0.fraction < 1 } == true)
    work.cancel()
    await #expect(throws: ImportProblem.cancelled) { try await work.value }
    #expect(try await bookmarks.tree().isEmpty)
  }

  private static func page(of count: Int) -> String {
    (0..<count).map { "<DT><A HREF=\"https://a.example/\($0)\">A</A>" }.joined(separator: "\n")
  }
}
