import Foundation
import Observation
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

  @Test("The person chooses the part that a picture shows, or takes none")
  func takesParts() async throws {
    let window = browser.openWindow()
    let shell = try #require(browser.shell(of: window))
    let tab = try #require(window.selectedTab)
    let surface = try #require(browser.surface(of: tab))
    let part = try #require(PagePart(x: 0.5, y: 0.25, width: 0.9, height: 0.5))
    #expect((part.x, part.y, part.width, part.height) == (0.5, 0.25, 0.5, 0.5))
    #expect(PagePart(x: 1, y: 0, width: 1, height: 1) == nil)
    shell.answerNext(with: PagePart?.some(part))
    window.commands.run(.copyPartPicture)
    await browser.wait { shell.copiedPictures.count == 1 }
    shell.answerNext(with: PagePart?.none)
    window.commands.run(.savePartPicture)
    await browser.wait { shell.asked == [.part(tab.id), .part(tab.id)] }
    // Whoever looks at another tab by then gets no picture of it.
    shell.answerNext { [browser] _ in
      browser.openTab(in: window)
      return PagePart?.some(part)
    }
    window.commands.run(.savePartPicture)
    await browser.wait { window.tabs.count == 2 && shell.unused == 0 }
    await Task.yield()
    #expect(surface.snapshots == [.part(part)])
    browser.verify()
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

  @Test("What plays or listens is listed in its order, and what ends, sleeps or closes is not")
  func listsWhatPlays() async throws {
    let window = browser.openWindow()
    let tabs = (1...5).map { _ in browser.openTab(in: window, inFront: false) }
    let surfaces = try tabs.map { try #require(browser.surface(of: $0)) }
    for index in [3, 0, 1] { surfaces[index].report(.audioChanged(isPlaying: true)) }
    surfaces[4].report(.captureChanged(.microphone))
    surfaces[2].report(.captureChanged(.camera))
    let told = Told()
    withObservationTracking {
      _ = browser.services.sounds(besides: window.selectedTab)
    } onChange: {
      told.count += 1
    }
    browser.openTab(in: window, inFront: false)
    surfaces[2].report(.titleChanged("quiet"))
    #expect(told.count == 0, "What other tabs do costs nothing.")
    var expected = [0, 1, 3, 4].map { tabs[$0].id }
    #expect(Set(browser.services.soundTabs.map(\.id)) == Set(expected))
    #expect(
      browser.services.soundTabs.map(\.id)
        == window.tabs.map(\.id).filter(browser.services.sounding.contains))
    browser.services.soundTabs.first?.setMuted(true)
    #expect(browser.services.soundTabs.count == 4, "A muted tab still plays.")
    surfaces[1].report(.audioChanged(isPlaying: false))
    surfaces[3].report(.processEnded(.crashed))
    browser.services.close(tabs[0])
    expected = [tabs[4].id]
    #expect(browser.services.soundTabs.map(\.id) == expected && told.count == 1)
    surfaces[4].report(.captureChanged([]))
    #expect(!browser.services.hasSounds && window.commands[.sounds]?.isEnabled == false)
  }

  /// How often something changed.
  private final class Told: @unchecked Sendable {
    var count = 0
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
