import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

@MainActor @Suite struct KilledSessionTests {
  /// Restores what is there, opens, moves and closes tabs until it is killed, and notes what was kept each time.
  private static func browseUntilKilled(_ folder: String, _ round: Int) async throws {
    let url = URL(fileURLWithPath: folder)
    let delay = UInt32.random(in: 0..<60_000)
    Thread.detachNewThread {
      usleep(delay)
      kill(getpid(), SIGKILL)
    }
    let browser = TestBrowser(in: url)
    let file = VoyagerPaths(profile: url).sessionFile()
    let store = SessionStore(url: file)
    // As if each run went on for long: what ends at once again and again is not brought back by itself.
    try await store.runIsSettled()
    let session = SessionModel(store: store, notices: browser.services.notices)
    browser.services.session = session
    await session.begin(browser.services, for: .person)
    let services = browser.services
    let closed = open(url.appendingPathComponent("closed").path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    while services.windows.count < 3 { _ = browser.openWindow(Address("https://a.example/first")) }
    for count in 0... {
      let window = services.windows[count % 3]
      browser.openTab(Address("https://a.example/\(round)/\(count)"), in: window, inFront: count % 2 == 0)
      window.tabs.last.map { window.move($0, to: count % window.tabs.count) }
      if window.tabs.count > 10, let tab = window.tabs.randomElement() {
        let line = Array("\(tab.status.destination.text)\n".utf8)
        _ = write(closed, line, line.count)
        await services.requestClose(tab)
      }
      services.activate(window)
      await session.finish()
      try note(services, in: url)
    }
  }

  /// Each line replaces the one before in one step.
  private static func note(_ services: BrowserServices, in folder: URL) throws {
    let windows = services.windows.map { $0.tabs.map(\.status.destination.text).joined(separator: " ") }
    let new = folder.appendingPathComponent("confirmed.new")
    try Data(windows.joined(separator: "\n").utf8).write(to: new)
    rename(new.path, folder.appendingPathComponent("confirmed").path)
  }

  @Test("A process killed 200 times while it browses has every window and tab again")
  func killed() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    let store = SessionStore(url: VoyagerPaths(profile: folder.url).sessionFile())
    var rounds = 0
    for round in 0..<200 {
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, round = round as Int] in
        try await Self.browseUntilKilled(path, round)
      }
      guard let noted = try? String(contentsOf: folder.file("confirmed"), encoding: .utf8) else { continue }
      rounds += 1
      let windows = try await store.session().windows
      let kept = windows.flatMap { $0.tabs.map(\.page.address.text) }
      let closed = (try? String(contentsOf: folder.file("closed"), encoding: .utf8)) ?? ""
      let open = Set(noted.split(whereSeparator: \.isWhitespace).map(String.init))
      let lost = open.subtracting(kept).subtracting(closed.split(separator: "\n").map(String.init))
      #expect(lost.isEmpty && windows.count == 3, "Round \(round) lost \(lost).")
    }
    #expect(rounds > 100)
  }
}
