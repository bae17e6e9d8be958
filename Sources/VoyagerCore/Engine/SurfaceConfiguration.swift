/// How a new surface starts.
public struct SurfaceConfiguration: Sendable {
  /// The store the surface lives in, for all its life.
  public var store: DataStore
  /// Page zoom, 1 being the page's own size.
  public var zoom: Double

  public init(store: DataStore, zoom: Double) {
    self.store = store
    self.zoom = zoom
  }
}
