/// Asks again and again until an answer is there: the only place in the harness that lets time pass.
enum Poll {
  static let interval = Duration.milliseconds(20)
  static let patience = Duration.seconds(15)

  /// Returns the first answer that isn't nil.
  ///
  /// An error from `attempt` ends the waiting at once.
  static func until<Answer: Sendable>(
    _ expected: String, within patience: Duration = Poll.patience,
    details: () async -> String = { "" },
    attempt: () async throws -> Answer?
  ) async throws -> Answer {
    let deadline = ContinuousClock.now + patience
    while true {
      if let answer = try await attempt() {
        return answer
      }
      guard ContinuousClock.now < deadline else {
        throw PollTimeout(expected: expected, patience: patience, details: await details())
      }
      try await Task.sleep(for: interval)
    }
  }

  static func untilTrue(
    _ expected: String, within patience: Duration = Poll.patience,
    details: () async -> String = { "" },
    condition: () async throws -> Bool
  ) async throws {
    _ = try await until(expected, within: patience, details: details) {
      try await condition() ? true : nil
    }
  }
}
