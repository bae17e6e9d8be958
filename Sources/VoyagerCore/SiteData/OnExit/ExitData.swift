/// What a person may have cleared whenever the browser is left.
///
/// Its raw value is what files and command lines call it.
public enum ExitData: String, Hashable, Sendable, Codable, CaseIterable {
  case history
  case cookies
  case storage
  case serviceWorkers
  case cache

  /// What sites keep of it, or `nil` when the browser keeps it itself.
  var siteData: SiteDataKind? { SiteDataKind(rawValue: rawValue) }

  public var name: String { siteData?.name ?? "History" }

  /// What clearing it comes to.
  public var sentence: String { siteData?.sentence ?? "The list of the pages you saw" }
}

extension Set<ExitData> {
  /// In the order in which they are shown and written.
  public var inOrder: [ExitData] { ExitData.allCases.filter(contains) }
}
