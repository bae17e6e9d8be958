/// What was closed last and can be had back.
struct Closings: Hashable, Sendable {
  /// More than this are forgotten, the oldest first.
  static let limit = 100
  /// So many tabs in all; a window counts each of its own.
  static let tabLimit = 500

  /// The oldest first.
  private(set) var all: [Closing] = []

  init(_ all: [Closing] = []) {
    self.all = all
  }

  mutating func append(_ window: StoredWindow, place: Int?) {
    guard !window.tabs.isEmpty else { return }
    all.append(Closing(number: (all.last?.number ?? 0) + 1, window: window, place: place))
    var tabs = all.reduce(0) { $0 + $1.window.tabs.count }
    while all.count > Self.limit || tabs > Self.tabLimit && all.count > 1 {
      tabs -= all.removeFirst().window.tabs.count
    }
  }

  /// Takes what was closed last, of that which a window may show.
  mutating func takeLast(where isWanted: (Closing) -> Bool) -> Closing? {
    all.lastIndex(where: isWanted).map { all.remove(at: $0) }
  }

  /// The pages that an identity's tabs showed.
  func pages(of identity: IdentityID) -> [Address] {
    all.flatMap(\.window.tabs).filter { $0.identity == identity }.map(\.page.address)
  }

  /// Forgets what belongs to an identity.
  ///
  /// - Parameter isMeant: The pages that go. Default: all.
  mutating func forget(_ identity: IdentityID, where isMeant: (Address) -> Bool = { _ in true }) {
    for index in all.indices {
      all[index].window.tabs.removeAll { $0.identity == identity && isMeant($0.page.address) }
    }
    all.removeAll(where: \.window.tabs.isEmpty)
  }
}
