/// What the person chose for the whole browser.
public struct VoyagerSettings: Hashable, Sendable {
  public static let pageZooms = 0.3...5
  public static let interfaceScales = 0.75...2

  /// What holds until the person chooses.
  ///
  /// The only place with these figures.
  public static let standard = VoyagerSettings(
    pageZoom: 1.5, interfaceScale: 1.25, searchEngine: .standard, downloadFolder: nil,
    hidesSingleTabBar: false, opensNewTabsInFront: false, httpsFirst: true,
    clearsOnExit: [])

  /// The zoom of a page that has none of its own, 1 being the page's own size.
  ///
  /// Kept within ``pageZooms``.
  public var pageZoom: Double {
    didSet { pageZoom = Self.pageZooms.nearest(to: pageZoom, else: oldValue) }
  }

  /// The size of the browser's own text and controls, 1 being the desktop's.
  ///
  /// Kept within ``interfaceScales``.
  public var interfaceScale: Double {
    didSet { interfaceScale = Self.interfaceScales.nearest(to: interfaceScale, else: oldValue) }
  }

  public var searchEngine: SearchEngine

  /// An absolute path, or `nil` for the desktop's download folder.
  public var downloadFolder: String?

  /// Whether the tab bar goes away while a window has one tab.
  public var hidesSingleTabBar: Bool

  /// Whether a link opened in a new tab comes to the front.
  public var opensNewTabsInFront: Bool

  /// Whether an insecure address of a public site is tried as a secure one first.
  public var httpsFirst: Bool

  /// What sites left is cleared when the browser is left.
  public var clearsOnExit: Set<SiteDataKind>

  /// Where a link opens that is to open in a tab of its own.
  public var newTabDisposition: Disposition { opensNewTabsInFront ? .newTab : .backgroundTab }

  public init(
    pageZoom: Double, interfaceScale: Double, searchEngine: SearchEngine, downloadFolder: String?,
    hidesSingleTabBar: Bool, opensNewTabsInFront: Bool, httpsFirst: Bool,
    clearsOnExit: Set<SiteDataKind>
  ) {
    self.pageZoom = Self.pageZooms.nearest(to: pageZoom, else: 1)
    self.interfaceScale = Self.interfaceScales.nearest(to: interfaceScale, else: 1)
    self.searchEngine = searchEngine
    self.downloadFolder = downloadFolder
    self.hidesSingleTabBar = hidesSingleTabBar
    self.opensNewTabsInFront = opensNewTabsInFront
    self.httpsFirst = httpsFirst
    self.clearsOnExit = clearsOnExit
  }
}

extension ClosedRange<Double> {
  fileprivate func nearest(to value: Double, else fallback: Double) -> Double {
    value.isNaN ? fallback : Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
