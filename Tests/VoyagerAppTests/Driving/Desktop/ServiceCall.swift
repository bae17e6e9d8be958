/// What a service on the session bus was asked, or a signal told.
struct ServiceCall: Hashable, Sendable {
  let member: String
  /// All its values without their containers, as text.
  let values: [String]

  /// What follows the first value that is equal to a key.
  subscript(_ key: String) -> String? {
    values.firstIndex(of: key).flatMap { values.indices.contains($0 + 1) ? values[$0 + 1] : nil }
  }
}
