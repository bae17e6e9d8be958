import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor
@Suite("Downloads that ask where they go")
final class DownloadsAskingTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let browser = TestBrowser()
  private let patience = Duration.seconds(120)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    browser.services.settings.update { $0.asksForDownloads = true }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private var model: DownloadsModel { browser.services.downloads }

  private func shell(of window: BrowserWindowModel) -> ScriptedShell {
    browser.shell(of: window) ?? ScriptedShell()
  }

  private func begin(_ name: String, in tab: TabModel) -> FakeDownload {
    let store = browser.services.identities.store(for: tab.identity)
    let download = FakeDownload(Address("https://a.example/\(name)"), in: store)
    browser.services.engine(browser.engine, didStart: download, from: tab.surface)
    return download
  }

  private func write(_ text: String, to part: URL?, of download: FakeDownload) async throws {
    try Data(text.utf8).write(to: try #require(part))
    download.delegate?.downloadDidFinish(download)
    try await eventually("the end", within: patience) { [model] in !model.isRunning }
  }

  @Test("The file goes where the person says, also over one that they agreed to replace")
  func chooses() async throws {
    let window = browser.openWindow()
    let file = folder.appendingPathComponent("mine.txt")
    try Data("old".utf8).write(to: file)
    shell(of: window).answerNext(with: file as URL?)
    let download = begin("a.txt", in: try #require(window.selectedTab))
    let part = await download.destination(named: "a.txt")
    #expect(part?.deletingLastPathComponent().path == folder.path)
    #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    try await write("new", to: part, of: download)
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["mine.txt"])
    #expect(shell(of: window).asked == [.destination("a.txt")])
  }

  @Test("A whole file that can't have its name stays, and gets it without the server when it can")
  func keepsWhole() async throws {
    let window = browser.openWindow()
    let file = folder.appendingPathComponent("mine.txt")
    shell(of: window).answerNext(with: file as URL?)
    let download = begin("a.txt", in: try #require(window.selectedTab))
    // No server could send it again.
    let part = try #require(await download.destination(named: "a.txt", isRepeatable: false))
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    try await write("whole", to: part, of: download)
    let item = try #require(model.items.last)
    #expect(item.state == .failed(.disk("a folder is in its place")))
    #expect(item.canResume && !item.isOver)
    #expect(try Data(contentsOf: part) == Data("whole".utf8))
    try FileManager.default.removeItem(at: file)
    model.resume(item.id)
    try await eventually("the file", within: patience) { [model] in model.items.last?.state == .finished }
    #expect(try String(contentsOf: file, encoding: .utf8) == "whole")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["mine.txt"])
  }

  @Test("Two that begin at once are asked about one after the other, though the page goes on")
  func inTurn() async throws {
    let window = browser.openWindow()
    let tab = try #require(window.selectedTab)
    let (gate, open) = AsyncStream<Void>.makeStream()
    shell(of: window).answerNext { _ in
      for await _ in gate { break }
      return nil as URL?
    }
    shell(of: window).answerNext(with: nil as URL?)
    let (one, two) = (begin("a.txt", in: tab), begin("b.txt", in: browser.openTab(in: window)))
    async let first = one.destination(named: "a.txt")
    try await eventually("a question", within: patience) { [self] in
      shell(of: window).asked.count == 1
    }
    async let other = two.destination(named: "b.txt")
    tab.questions.declineAll()
    for _ in 0..<50 { await Task.yield() }
    #expect(shell(of: window).asked.count == 1)
    open.yield()
    #expect(await first == nil)
    #expect(await other == nil)
    #expect(shell(of: window).asked == [.destination("a.txt"), .destination("b.txt")])
  }

  @Test("A window that closes, and a download that ends, take their question along")
  func withdrawn() async throws {
    let window = browser.openWindow()
    let other = browser.openWindow()
    shell(of: window).answerNext { _ in
      try? await Task.sleep(for: .seconds(600))
      return nil as URL?
    }
    let download = begin("a.txt", in: try #require(window.selectedTab))
    async let part = download.destination(named: "a.txt")
    try await eventually("a question", within: patience) { [self] in
      shell(of: window).asked.count == 1
    }
    browser.services.close(window)
    #expect(await part == nil)

    shell(of: other).answerNext { _ in
      try? await Task.sleep(for: .seconds(600))
      return URL(fileURLWithPath: "/nowhere/b.txt") as URL?
    }
    let second = begin("b.txt", in: try #require(other.selectedTab))
    async let next = second.destination(named: "b.txt")
    try await eventually("a question", within: patience) { [self] in
      shell(of: other).asked.count == 1
    }
    model.cancel(try #require(model.items.last?.id))
    #expect(await next == nil)
  }

  @Test("Leaving with a running download asks; staying, going on and stopping are what they say")
  func leaves() async throws {
    browser.services.settings.update { $0.asksForDownloads = false }
    let window = browser.openWindow()
    let front = shell(of: window)
    let download = begin("a.bin", in: try #require(window.selectedTab))
    _ = await download.destination(named: "a.bin", length: 9)
    front.answerNext(with: LeavingQuestion.Answer.stay)
    await browser.services.requestQuit()
    #expect(browser.services.windows.count == 1 && browser.application.quits == 0)
    front.answerNext(with: LeavingQuestion.Answer.goOn)
    await browser.services.requestClose(window)
    #expect(browser.services.windows.isEmpty && browser.application.quits == 1 && model.isRunning)
    #expect(front.asked == Array(repeating: .leaving(LeavingQuestion(running: 1, ending: 1)), count: 2))

    let next = browser.openWindow()
    let last = browser.openWindow()
    await browser.services.requestClose(next)
    shell(of: last).answerNext(with: LeavingQuestion.Answer.stop)
    await browser.services.requestClose(try #require(last.selectedTab))
    #expect(!model.isRunning && browser.services.windows.isEmpty && browser.application.quits == 2)
    #expect(shell(of: next).asked.isEmpty)
    #expect(browser.application.downloads == DownloadsSummary())
  }
}
