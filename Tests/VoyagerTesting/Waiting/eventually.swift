public import Testing

/// Waits until the condition holds; the test fails if it takes too long.
@MainActor
public func eventually(
  _ what: String, within limit: Duration = .seconds(15), location: SourceLocation = #_sourceLocation,
  _ condition: () -> Bool
) async throws {
  let end = ContinuousClock.now + limit
  while !condition() {
    guard ContinuousClock.now < end else {
      Issue.record("Never happened: \(what)", sourceLocation: location)
      return
    }
    try await Task.sleep(for: .milliseconds(2))
  }
}
