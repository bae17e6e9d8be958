public import Foundation

/// A tab as it was kept.
public struct StoredTab: Hashable, Sendable {
  public var id: TabID
  public var identity: IdentityID
  public var opener: TabID?
  public var isPinned: Bool
  /// Its place in the window: less than that of every tab after it.
  public var position: Double
  public var page: StoredPage
  /// The engine's back/forward list.
  public var state: Data?
  /// How many starts in a row loaded it by themselves and ended early.
  public var earlyStarts = 0

  public init(
    id: TabID, identity: IdentityID, opener: TabID? = nil, isPinned: Bool = false, position: Double,
    page: StoredPage, state: Data? = nil
  ) {
    self.id = id
    self.identity = identity
    self.opener = opener
    self.isPinned = isPinned
    self.position = position
    self.page = page
    self.state = state
  }

  /// A tab as it is now.
  @MainActor
  init(_ tab: TabModel, state: Data?) {
    self.init(
      id: tab.id, identity: tab.identity.id, opener: tab.opener, isPinned: tab.isPinned, position: 0,
      page: StoredPage(tab), state: state)
  }
}
