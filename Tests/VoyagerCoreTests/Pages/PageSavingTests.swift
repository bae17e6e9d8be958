import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct PageSavingTests {
  @Test("A page is saved to a new file, over an old one, and not where there is no folder")
  func saves() async throws {
    let folder = try TemporaryFolder()
    let browser = TestBrowser()
    let window = browser.openWindow()
    let tab = try #require(window.selectedTab)
    let shell = try #require(browser.shell(of: window))
    let file = folder.url.appendingPathComponent("page.mhtml")
    for old in [nil, "old"] {
      try old.map { try Data($0.utf8).write(to: file) }
      shell.answerNext(with: Optional(file))
      PageSaving(services: browser.services).save(tab)
      await browser.wait { (try? Data(contentsOf: file)) == Data("page".utf8) }
    }
    shell.answerNext(with: Optional(folder.url.appendingPathComponent("none/page.mhtml")))
    PageSaving(services: browser.services).save(tab)
    await browser.wait { shell.notices.last?.text.hasPrefix("The page could not be saved (") == true }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["page.mhtml"])
    browser.verify()
  }

  @Test("A file that is no web page is saved as it came, under its own name")
  func savesFile() async throws {
    let folder = try TemporaryFolder()
    let browser = TestBrowser()
    let window = browser.openWindow()
    let tab = try #require(window.selectedTab)
    let shell = try #require(browser.shell(of: window))
    let surface = try #require(tab.surface as? FakeSurface)
    (surface.writtenSource, surface.sourceType) = ("%PDF-", "application/pdf")
    let file = folder.url.appendingPathComponent("report.pdf")
    shell.answerNext(with: Optional(file))
    PageSaving(services: browser.services).save(tab)
    await browser.wait { (try? Data(contentsOf: file)) == Data("%PDF-".utf8) }
    #expect(shell.asked == [.destination("download.pdf")])
    browser.verify()
  }
}
