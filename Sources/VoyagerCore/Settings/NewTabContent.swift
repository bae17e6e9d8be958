/// What a new tab shows before the person goes anywhere.
public enum NewTabContent: String, Codable, CaseIterable, Hashable, Sendable {
  /// The browser's own page with the person's sites.
  case startPage
  case blank
  /// What a new window shows.
  case windowsPage
}
