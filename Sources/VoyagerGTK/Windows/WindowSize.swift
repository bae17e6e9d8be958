import VoyagerCore

/// The size a window opens with.
struct WindowSize {
  private static let usual = (width: 1100, height: 760)
  private static let least = (width: 360, height: 300)
  /// The height of the bars around a page, so that a page gets the height it asked for.
  private static let topBar = 58
  private static let compactBar = 52

  let width: Int
  let height: Int

  init(_ geometry: WindowGeometry) {
    width = max(Self.least.width, geometry.width)
    height = max(Self.least.height, geometry.height)
  }

  init(_ features: WindowFeatures) {
    width = max(Self.least.width, features.width ?? Self.usual.width)
    let bars = Self.topBar + (SizeClass(width: width) == .compact ? Self.compactBar : 0)
    height = max(Self.least.height, features.height.map { $0 + bars } ?? Self.usual.height)
  }
}
