/// A window as it was kept.
public struct StoredWindow: Hashable, Sendable {
  public var id: WindowID
  public var identity: IdentityID
  public var selected: TabID?
  /// In their order.
  public var tabs: [StoredTab]

  public init(id: WindowID, identity: IdentityID, selected: TabID? = nil, tabs: [StoredTab] = []) {
    self.id = id
    self.identity = identity
    self.selected = selected
    self.tabs = tabs
  }
}
