enum TestOutcome: Sendable {
  case completed
  case failed
}
