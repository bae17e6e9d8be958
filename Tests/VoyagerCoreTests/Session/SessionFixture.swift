import Foundation
import Testing
import VoyagerTesting

@testable import VoyagerCore

/// Runs of a browser, one after the other, on one profile.
@MainActor
final class SessionFixture {
  let folder: TemporaryFolder
  private lazy var reader = SessionStore(url: file)

  init() throws {
    folder = try TemporaryFolder()
  }

  var file: URL { VoyagerPaths(profile: folder.url).sessionFile() }

  func begin(
    _ launch: StartDecision.Launch = .person, recording: HistoryRecording = .off
  ) async -> (browser: TestBrowser, session: SessionModel) {
    let browser = TestBrowser(recording: recording, in: folder.url)
    let session = SessionModel(store: SessionStore(url: file), notices: browser.services.notices)
    browser.services.session = session
    await session.begin(browser.services, for: launch)
    return (browser, session)
  }

  /// What another process would find now.
  func stored() async throws -> StoredSession {
    try await reader.session()
  }

  /// Waits until the disk holds these addresses, by window.
  func wait(for addresses: [[String]], location: SourceLocation = #_sourceLocation) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while try await self.addresses() != addresses, ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(try await self.addresses() == addresses, sourceLocation: location)
  }

  func addresses() async throws -> [[String]] {
    try await stored().windows.map { $0.tabs.map(\.page.address.text) }
  }
}
