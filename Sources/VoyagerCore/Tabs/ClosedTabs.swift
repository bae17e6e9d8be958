/// The tabs that were closed last and can be had back, in memory.
struct ClosedTabs: Sendable {
  /// More than this are forgotten, the oldest first.
  static let limit = 100

  private(set) var tabs: [ClosedTab] = []

  mutating func append(_ tab: ClosedTab) {
    tabs.append(tab)
    if tabs.count > Self.limit {
      tabs.removeFirst(tabs.count - Self.limit)
    }
  }

  /// Takes the tab that was closed last, of those that a window may show.
  mutating func takeLast(where isWanted: (ClosedTab) -> Bool) -> ClosedTab? {
    tabs.lastIndex(where: isWanted).map { tabs.remove(at: $0) }
  }

  /// Forgets what belongs to an identity.
  mutating func forget(_ identity: IdentityID) {
    tabs.removeAll { $0.identity == identity }
  }
}
