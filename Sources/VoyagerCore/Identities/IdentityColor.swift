/// Eight colours that colour-blind people can tell apart.
///
/// A shell chooses the shades.
public enum IdentityColor: String, Hashable, Sendable, Codable, CaseIterable {
  case blue
  case sky
  case teal
  case green
  case yellow
  case orange
  case red
  case purple
}
