/// What became of one address, or of a whole call.
struct Outcome: Hashable, Sendable {
  /// What is printed, or `nil` for nothing.
  var text: String?
  var problem: Problem?

  init(_ text: String? = nil, problem: Problem? = nil) {
    self.text = text
    self.problem = problem
  }
}
