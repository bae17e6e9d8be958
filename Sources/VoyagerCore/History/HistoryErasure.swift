/// What a deletion took away.
struct HistoryErasure: Hashable, Sendable {
  /// Whether there was anything of it.
  var hasDeleted = false
  /// Whose history has fewer pages now.
  var identities: Set<IdentityID> = []
}
