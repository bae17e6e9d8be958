/// What is cleared when the browser is left: for every identity, and what more for some.
struct ExitPlan: Hashable, Sendable {
  var everyone: Set<ExitData> = []
  var identities: [IdentityID: Set<ExitData>] = [:]

  var isEmpty: Bool { everyone.isEmpty && identities.values.allSatisfy(\.isEmpty) }

  func data(of identity: IdentityID) -> Set<ExitData> { everyone.union(identities[identity] ?? []) }

  func union(_ other: ExitPlan) -> ExitPlan {
    ExitPlan(
      everyone: everyone.union(other.everyone),
      identities: identities.merging(other.identities) { $0.union($1) })
  }
}
