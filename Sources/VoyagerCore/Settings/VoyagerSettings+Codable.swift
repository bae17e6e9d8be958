extension VoyagerSettings: Codable {
  private enum Key: String, CodingKey {
    case pageZoom
    case interfaceScale
    case appearance
    case startContent
    case startPage
    case newTab
    case showsMostVisited
    case showsThumbnails
    case keepsHistory
    case searchEngine
    case searchEngines
    case suggestsSearches
    case downloadFolder
    case asksForDownloads
    case hidesSingleTabBar
    case showsBookmarksBar
    case opensNewTabsInFront
    case sleepAfter
    case letsPinnedTabsSleep
    case neverSleeps
    case httpsFirst
    case shortcuts
    case asksBeforeCaret
    case clearsOnExit
    case familyCatalog
    case pippa
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    // The figures are brought into range only where a value is changed that exists.
    var settings = Self()
    settings.pageZoom = try values.decode(Double.self, forKey: .pageZoom)
    settings.interfaceScale = try values.decode(Double.self, forKey: .interfaceScale)
    settings.appearance = try values.decode(Appearance.self, forKey: .appearance)
    settings.startContent = try values.decode(StartContent.self, forKey: .startContent)
    settings.startPage = try values.decode(WebAddress?.self, forKey: .startPage)
    settings.newTab = try values.decode(NewTabContent.self, forKey: .newTab)
    settings.showsMostVisited = try values.decode(Bool.self, forKey: .showsMostVisited)
    settings.showsThumbnails = try values.decode(Bool.self, forKey: .showsThumbnails)
    settings.keepsHistory = try values.decode(HistoryLifetime.self, forKey: .keepsHistory)
    settings.searchEngine = try values.decode(SearchEngine.self, forKey: .searchEngine).completed
    settings.searchEngines = try values.decode([SearchEngine].self, forKey: .searchEngines)
    settings.suggestsSearches = try values.decode(Bool.self, forKey: .suggestsSearches)
    settings.downloadFolder = try values.decode(String?.self, forKey: .downloadFolder)
    settings.asksForDownloads = try values.decode(Bool.self, forKey: .asksForDownloads)
    settings.hidesSingleTabBar = try values.decode(Bool.self, forKey: .hidesSingleTabBar)
    settings.showsBookmarksBar = try values.decode(Bool.self, forKey: .showsBookmarksBar)
    settings.opensNewTabsInFront = try values.decode(Bool.self, forKey: .opensNewTabsInFront)
    settings.sleepAfter = try values.decode(SleepDelay.self, forKey: .sleepAfter)
    settings.letsPinnedTabsSleep = try values.decode(Bool.self, forKey: .letsPinnedTabsSleep)
    settings.neverSleeps = try values.decode([String].self, forKey: .neverSleeps).map { text in
      guard let pattern = SitePattern(text) else {
        throw StoreProblem.damaged("“\(text)” is no site")
      }
      return pattern
    }
    settings.httpsFirst = try values.decode(Bool.self, forKey: .httpsFirst)
    settings.shortcuts = try values.decode(ShortcutChoices.self, forKey: .shortcuts)
    settings.asksBeforeCaret = try values.decode(Bool.self, forKey: .asksBeforeCaret)
    settings.clearsOnExit = Set(try values.decode([ExitData].self, forKey: .clearsOnExit))
    settings.familyCatalog = try values.decode(WebAddress?.self, forKey: .familyCatalog)
    settings.pippa = try values.decode(WebAddress?.self, forKey: .pippa)
    settings.pages = try PagePreferences(from: decoder)
    settings.reader = try ReaderLook(from: decoder)
    self = settings
  }

  // An empty value is written as null, so that it takes the place of an older one in the file.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(pageZoom, forKey: .pageZoom)
    try values.encode(interfaceScale, forKey: .interfaceScale)
    try values.encode(appearance, forKey: .appearance)
    try values.encode(startContent, forKey: .startContent)
    try values.encode(startPage, forKey: .startPage)
    try values.encode(newTab, forKey: .newTab)
    try values.encode(showsMostVisited, forKey: .showsMostVisited)
    try values.encode(showsThumbnails, forKey: .showsThumbnails)
    try values.encode(keepsHistory, forKey: .keepsHistory)
    try values.encode(searchEngine, forKey: .searchEngine)
    try values.encode(searchEngines, forKey: .searchEngines)
    try values.encode(suggestsSearches, forKey: .suggestsSearches)
    try values.encode(downloadFolder, forKey: .downloadFolder)
    try values.encode(asksForDownloads, forKey: .asksForDownloads)
    try values.encode(hidesSingleTabBar, forKey: .hidesSingleTabBar)
    try values.encode(showsBookmarksBar, forKey: .showsBookmarksBar)
    try values.encode(opensNewTabsInFront, forKey: .opensNewTabsInFront)
    try values.encode(sleepAfter, forKey: .sleepAfter)
    try values.encode(letsPinnedTabsSleep, forKey: .letsPinnedTabsSleep)
    try values.encode(neverSleeps.map(\.text), forKey: .neverSleeps)
    try values.encode(httpsFirst, forKey: .httpsFirst)
    try values.encode(shortcuts, forKey: .shortcuts)
    try values.encode(asksBeforeCaret, forKey: .asksBeforeCaret)
    try values.encode(clearsOnExit.inOrder, forKey: .clearsOnExit)
    try values.encode(familyCatalog, forKey: .familyCatalog)
    try values.encode(pippa, forKey: .pippa)
    // Its keys stand beside these: at the top of the file a person finds them, and unknown ones are kept.
    try pages.encode(to: encoder)
    try reader.encode(to: encoder)
  }
}
