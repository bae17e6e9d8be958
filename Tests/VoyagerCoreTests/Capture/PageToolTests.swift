import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@Suite @MainActor
struct PageToolTests {
  private let browser = TestBrowser()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  @Test("Pictures get a safe name that no file has, and the folder is shown on request")
  func savesPictures() async throws {
    browser.services.picturesFolder = folder
    let window = browser.openWindow()
    let shell = try #require(browser.shell(of: window))
    browser.surface(of: try #require(window.selectedTab))?.report(.titleChanged("../a/b"))
    for count in 1...2 {
      window.commands.run(.savePagePicture)
      await browser.wait { shell.notices.count == count }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count == 2 && names.allSatisfy { $0.hasSuffix(".png") && !$0.hasPrefix(".") })
    #expect(shell.notices.last?.action?.command == .showPicture)
    window.commands.run(.showPicture)
    await browser.wait { browser.services.lastPicture != nil }
    window.commands.run(.copyVisiblePicture)
    await browser.wait { shell.copiedPictures.count == 1 }
  }

  @Test("A folder that can't be written to is told, and nothing is left")
  func tellsOfFailures() async throws {
    try Data().write(to: folder)
    browser.services.picturesFolder = folder
    let window = browser.openWindow()
    window.commands.run(.saveVisiblePicture)
    await browser.wait { browser.shell(of: window)?.notices.isEmpty == false }
    #expect(
      browser.shell(of: window)?.notices.first?.text.hasPrefix("The picture could not be taken (") == true)
    #expect(browser.services.lastPicture == nil)
  }

  @Test(
    "A page is saved in the kind of file that was asked for",
    arguments: [
      (Command.ID.savePage, "mhtml", "page"), (.saveAsHTML, "html", "<p>source"),
      (.saveAsPDF, "pdf", "paper"),
    ])
  func savesInKinds(command: Command.ID, ending: String, text: String) async throws {
    let window = browser.openWindow()
    let tab = try #require(window.selectedTab)
    browser.surface(of: tab)?.writtenSource = "<p>source"
    browser.surface(of: tab)?.report(.titleChanged("Recipes"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Recipes.\(ending)")
    browser.shell(of: window)?.answerNext(with: URL?.some(file))
    window.commands.run(command)
    await browser.wait { FileManager.default.fileExists(atPath: file.path) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    #expect(browser.shell(of: window)?.asked == [.destination("Recipes.\(ending)")])
  }

  @Test("The tabs that play are gone to one after the other, in every window")
  func goesToWhatPlays() throws {
    let first = browser.openWindow()
    let quiet = try #require(first.selectedTab)
    #expect(first.commands[.playingTab]?.isEnabled == false)
    let playing = browser.openTab(in: first, inFront: false)
    let second = browser.openWindow()
    let other = try #require(second.selectedTab)
    for tab in [playing, other] { browser.surface(of: tab)?.report(.audioChanged(isPlaying: true)) }
    var seen: [TabModel] = [quiet]
    for _ in 1...4 {
      seen.append(try #require(browser.services.nextPlayingTab(after: seen.last)))
    }
    #expect(Set(seen[1...].map(\.id)) == [playing.id, other.id])
    #expect(seen[1] !== seen[2] && seen[1] === seen[3])
    browser.surface(of: other)?.report(.audioChanged(isPlaying: false))
    second.commands.run(.playingTab)
    #expect(first.selectedTab === playing)
    #expect(first.commands[.playingTab]?.isEnabled == false, "There is no other.")
  }

  @Test("An encoding holds for the tab's pages until another is chosen")
  func choosesEncodings() throws {
    let window = browser.openWindow()
    let surface = try #require(window.selectedTab.flatMap(browser.surface))
    window.commands.run(.textEncoding(.cyrillic))
    #expect(surface.textEncoding == .cyrillic)
    #expect(window.commands[.textEncoding(.cyrillic)]?.isChecked == true)
    #expect(window.commands[.textEncoding(nil)]?.isChecked == false)
    window.commands.run(.textEncoding(nil))
    #expect(surface.textEncoding == nil)
  }
}
