@testable import VoyagerCore

extension TestEnvironment {
  var sessionStore: SessionStore { SessionStore(url: VoyagerPaths(profile: profile).sessionFile()) }

  /// What the next start would bring back.
  func storedSession() async throws -> StoredSession { try await sessionStore.session() }
}
