/// Whether the browser and the pages that know both looks are light or dark.
public enum Appearance: String, CaseIterable, Codable, Hashable, Sendable {
  /// As the desktop is at the moment.
  case system
  case light
  case dark
}
