/// The answers that a command line gives.
///
/// Those of one kind are used in order; the last one answers whatever else is asked.
struct GivenAnswers: Hashable, Sendable {
  private var values: [AnswerKind: [String]] = [:]

  static var forms: String { AnswerKind.allCases.map(\.form).joined(separator: ", ") }

  /// Adds an answer written as `kind=value`.
  ///
  /// - Returns: Whether it answers anything.
  mutating func add(_ text: String) -> Bool {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let kind = AnswerKind(rawValue: parts[0]),
      kind.words?.contains(parts[1]) ?? true
    else {
      return false
    }
    values[kind, default: []].append(parts[1])
    return true
  }

  /// The next answer of a kind.
  mutating func next(_ kind: AnswerKind) -> String? {
    guard let first = values[kind]?.first else {
      return nil
    }
    if let count = values[kind]?.count, count > 1 {
      values[kind]?.removeFirst()
    }
    return first
  }

  /// Every answer of a kind.
  func all(_ kind: AnswerKind) -> [String] { values[kind] ?? [] }
}
