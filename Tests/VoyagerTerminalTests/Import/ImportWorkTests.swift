import Foundation
import Testing
import VoyagerCore
import VoyagerTesting

@testable import VoyagerTerminal

@MainActor @Suite("Importing on the terminal")
struct ImportWorkTests {
  private let browser = TestBrowser()
  private let home: URL

  init() throws {
    home = FileManager.default.temporaryDirectory.appendingPathComponent("voyager-test-\(UUID().uuidString)")
    for profile in ["Default", "Profile 1"] {
      let folder = home.appendingPathComponent("chromium/\(profile)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let bookmark = #"{"type": "url", "name": "\#(profile)", "url": "https://a.example/"}"#
      try #"{"roots": {"bookmark_bar": {"type": "folder", "name": "", "children": [\#(bookmark)]}}}"#
        .write(to: folder.appendingPathComponent("Bookmarks"), atomically: true, encoding: .utf8)
    }
  }

  private func run(_ words: String..., from name: String? = nil) async -> Outcome {
    let work = ImportWork(
      part: .bookmarks, bookmarks: browser.services.bookmarks, history: browser.history,
      identity: browser.identities.standard, browser: name, printsJSON: false,
      places: [BrowserPlace("Chromium", .chromium, in: home.appendingPathComponent("chromium"))])
    return await work.run(words)
  }

  @Test("Browsers are listed, and one of several has to be named whole")
  func finds() async throws {
    defer { try? FileManager.default.removeItem(at: home) }
    #expect(await run().text == "Chromium – Default\tbookmarks\nChromium – Profile 1\tbookmarks")
    #expect(
      await run(from: "chromium").problem?.sentence
        == "Several were found: “Chromium – Default”, “Chromium – Profile 1”. Say which one.")
    #expect(await run(from: "chromium – def").text == "1 bookmark was added.")
    #expect(await run(from: "firefox").problem?.code == .refused)
    #expect(await run("file", from: "chromium").problem?.code == .usage)
  }

  @Test("A file comes in once, and what can't be read is told")
  func files() async throws {
    defer { try? FileManager.default.removeItem(at: home) }
    let file = home.appendingPathComponent("page.html")
    try "<A HREF='https://b.example/'>B</A><A HREF='javascript:x'>X</A>"
      .write(to: file, atomically: true, encoding: .utf8)
    let leftOut = "\n1 address that would run as a script was left out."
    #expect(await run(file.path).text == "1 bookmark was added." + leftOut)
    #expect(await run(file.path).text == "The bookmark was there already." + leftOut)
    #expect(
      await run(home.path + "/none").problem?.sentence
        == "“none” could not be read (the file is gone). Nothing was imported.")
    let page = try await BookmarksPage(bookmarks: browser.services.bookmarks).run("-").text
    #expect(page?.contains("<DT><A HREF=\"https://b.example/\"") == true)
  }
}
