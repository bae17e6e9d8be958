public import Foundation

/// What a kept tab showed.
public struct StoredPage: Hashable, Sendable {
  public var address: Address
  public var title: String
  /// The site's icon as PNG.
  public var icon: Data?
  /// The page zoom that the person set for the tab, or `nil` for the default.
  public var zoom: Double?
  /// How far the person had scrolled it, or `nil` where they had not.
  public var scroll: ScrollPosition?

  public init(
    _ address: Address, title: String = "", icon: Data? = nil, zoom: Double? = nil,
    scroll: ScrollPosition? = nil
  ) {
    self.address = address
    self.title = title
    self.icon = icon
    self.zoom = zoom
    self.scroll = scroll
  }

  @MainActor
  init(_ tab: TabModel) {
    self.init(
      tab.status.destination, title: tab.status.title, icon: tab.status.icon, zoom: tab.ownZoom,
      scroll: tab.scroll)
  }
}
