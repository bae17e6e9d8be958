public import Foundation

/// How a new surface starts.
public struct SurfaceConfiguration: Sendable {
  /// The store the surface lives in, for all its life.
  public var store: DataStore
  /// Page zoom, 1 being the page's own size.
  public var zoom: Double
  /// What it is about to show, or `nil` for nothing yet.
  ///
  /// An engine may spend less on a page whose site it shows already. The load itself is asked for apart.
  public var address: Address?
  /// What ``SleepingPage/tabStorage`` was of the page that comes back in it.
  public var tabStorage: Data?

  public init(store: DataStore, zoom: Double, address: Address? = nil, tabStorage: Data? = nil) {
    self.store = store
    self.zoom = zoom
    self.address = address
    self.tabStorage = tabStorage
  }
}
