/// What the person chose for the whole browser.
///
/// The values here hold until the person chooses; no other place has these figures.
public struct VoyagerSettings: Hashable, Sendable {
  public static let pageZooms = 0.3...5
  public static let interfaceScales = 0.75...2

  public static let standard = VoyagerSettings()

  /// The zoom of a page that has none of its own, 1 being the page's own size.
  ///
  /// Kept within ``pageZooms``.
  public var pageZoom = 1.5 {
    didSet { pageZoom = Self.pageZooms.nearest(to: pageZoom, else: oldValue) }
  }

  /// The size of the browser's own text and controls, 1 being the desktop's.
  ///
  /// Kept within ``interfaceScales``.
  public var interfaceScale = 1.25 {
    didSet { interfaceScale = Self.interfaceScales.nearest(to: interfaceScale, else: oldValue) }
  }

  public var appearance = Appearance.system

  /// What the browser begins with.
  public var startContent = StartContent.lastSession

  /// What a new window shows, or `nil` for the browser's own page.
  public var startPage: WebAddress?

  /// What a new tab shows.
  public var newTab = NewTabContent.startPage

  /// Whether the start page shows the sites visited most.
  public var showsMostVisited = true

  /// Whether the start page shows how its pages looked.
  public var showsThumbnails = true

  /// Nothing that a person has seen goes without their asking.
  public var keepsHistory = HistoryLifetime.forever

  /// Where words are searched.
  public var searchEngine = SearchEngine.standard

  /// The searches that can be chosen, and asked by their keyword.
  public var searchEngines = SearchEngine.wellKnown

  /// Whether the search engine is told words while they are typed, to propose others.
  public var suggestsSearches = false

  /// An absolute path, or `nil` for the desktop's download folder.
  public var downloadFolder: String?

  /// Whether the person says for each download where it goes.
  public var asksForDownloads = false

  /// Whether the tab bar goes away while a window has one tab.
  public var hidesSingleTabBar = false

  /// Whether a window shows the bookmarks bar.
  public var showsBookmarksBar = false

  /// How long nobody has looked at a tab when it goes to sleep.
  public var sleepAfter = SleepDelay.thirtyMinutes

  /// Whether pinned tabs go to sleep as others do.
  public var letsPinnedTabsSleep = false

  /// Sites whose tabs stay awake.
  public var neverSleeps: [SitePattern] = []

  /// Whether a link opened in a new tab comes to the front.
  public var opensNewTabsInFront = false

  /// Whether an insecure address of a public site is tried as a secure one first.
  public var httpsFirst = true

  /// The keys that the person gave to commands.
  public var shortcuts = ShortcutChoices()

  /// Whether the caret of pages is asked about before it comes.
  public var asksBeforeCaret = true

  public var pages = PagePreferences()

  /// How articles look.
  public var reader = ReaderLook()

  /// Where the family's list of places comes from.
  ///
  /// Kept for a later version; nothing asks it yet.
  public var familyCatalog: WebAddress?

  /// Where the family's assistant is.
  ///
  /// Kept for a later version; nothing asks it yet.
  public var pippa: WebAddress?

  /// What is cleared of every identity when the browser is left.
  public var clearsOnExit: Set<ExitData> = []

  /// Where a link opens that is to open in a tab of its own.
  public var newTabDisposition: Disposition { opensNewTabsInFront ? .newTab : .backgroundTab }

  public init() {}
}

extension ClosedRange<Double> {
  fileprivate func nearest(to value: Double, else fallback: Double) -> Double {
    value.isNaN ? fallback : Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
