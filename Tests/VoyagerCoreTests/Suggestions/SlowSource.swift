@testable import VoyagerCore

/// Answers when it is told to.
@MainActor
final class SlowSource: SuggestionSource {
  private(set) var hasAnswered = false
  private let signal = AsyncStream<Void>.makeStream()

  func answer() {
    hasAnswered = true
    signal.continuation.finish()
  }

  func candidates(for request: SuggestionRequest) async -> [SuggestionCandidate] {
    for await _ in signal.stream {}
    return [SuggestionCandidate(.history, Address("https://heron.example/"), title: "Heron")]
  }
}
