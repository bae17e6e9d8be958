/// A window as it was kept.
public struct StoredWindow: Hashable, Sendable {
  public var id: WindowID
  public var identity: IdentityID
  public var selected: TabID?
  public var geometry: WindowGeometry?
  /// In their order.
  public var tabs: [StoredTab]

  public init(
    id: WindowID, identity: IdentityID, selected: TabID? = nil, geometry: WindowGeometry? = nil,
    tabs: [StoredTab] = []
  ) {
    self.id = id
    self.identity = identity
    self.selected = selected
    self.geometry = geometry
    self.tabs = tabs
  }
}
