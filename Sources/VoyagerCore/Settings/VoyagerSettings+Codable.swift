extension VoyagerSettings: Codable {
  private enum Key: String, CodingKey {
    case pageZoom
    case interfaceScale
    case searchEngine
    case downloadFolder
    case hidesSingleTabBar
    case opensNewTabsInFront
    case httpsFirst
    case clearsOnExit
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      pageZoom: try values.decode(Double.self, forKey: .pageZoom),
      interfaceScale: try values.decode(Double.self, forKey: .interfaceScale),
      searchEngine: try values.decode(SearchEngine.self, forKey: .searchEngine),
      downloadFolder: try values.decode(String?.self, forKey: .downloadFolder),
      hidesSingleTabBar: try values.decode(Bool.self, forKey: .hidesSingleTabBar),
      opensNewTabsInFront: try values.decode(Bool.self, forKey: .opensNewTabsInFront),
      httpsFirst: try values.decode(Bool.self, forKey: .httpsFirst),
      clearsOnExit: Set(try values.decode([SiteDataKind].self, forKey: .clearsOnExit)))
  }

  // An empty value is written as null, so that it takes the place of an older one in the file.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(pageZoom, forKey: .pageZoom)
    try values.encode(interfaceScale, forKey: .interfaceScale)
    try values.encode(searchEngine, forKey: .searchEngine)
    try values.encode(downloadFolder, forKey: .downloadFolder)
    try values.encode(hidesSingleTabBar, forKey: .hidesSingleTabBar)
    try values.encode(opensNewTabsInFront, forKey: .opensNewTabsInFront)
    try values.encode(httpsFirst, forKey: .httpsFirst)
    try values.encode(SiteDataKind.allCases.filter(clearsOnExit.contains), forKey: .clearsOnExit)
  }
}
