/// What a person wants cleared, and what that comes to with an engine that does not know the time of everything.
public struct SiteDataClearing: Hashable, Sendable {
  /// What becomes of one kind.
  public enum Outcome: Hashable, Sendable {
    /// What changed in the time that was chosen goes.
    case byTime
    /// All of it goes, also what is older: it comes back by itself and nobody misses it.
    case whole
    /// It stays, because only all of it could go.
    case kept
  }

  /// One call of the engine.
  struct Step: Hashable {
    let kinds: Set<SiteDataKind>
    let time: Duration?
  }

  public var kinds: Set<SiteDataKind>
  public var range: SiteDataRange

  public init(_ kinds: Set<SiteDataKind>, _ range: SiteDataRange = .everything) {
    self.kinds = kinds
    self.range = range
  }

  /// What becomes of a kind in a range of time.
  ///
  /// - Parameter dated: The kinds whose times the engine knows.
  static func outcome(
    of kind: SiteDataKind, in range: SiteDataRange, dated: Set<SiteDataKind>
  ) -> Outcome {
    guard range != .everything else {
      return .whole
    }
    if dated.contains(kind) {
      return .byTime
    }
    switch kind {
    case .serviceWorkers, .cache: return .whole
    case .cookies, .storage: return .kept
    }
  }

  func steps(dated: Set<SiteDataKind>) -> [Step] {
    let outcomes = Dictionary(grouping: kinds) { Self.outcome(of: $0, in: range, dated: dated) }
    return [
      Step(kinds: Set(outcomes[.byTime] ?? []), time: range.time),
      Step(kinds: Set(outcomes[.whole] ?? []), time: nil),
    ].filter { !$0.kinds.isEmpty }
  }
}
