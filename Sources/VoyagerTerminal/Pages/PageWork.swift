import VoyagerCore

/// What is done with a page that is ready.
@MainActor
protocol PageWork: Sendable {
  /// - Returns: What is printed.
  func run(on page: ReadyPage) async throws -> String
}
