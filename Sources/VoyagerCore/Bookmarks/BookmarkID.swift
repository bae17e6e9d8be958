/// Names a bookmark or a folder, for as long as it is kept.
public struct BookmarkID: RawRepresentable, Hashable, Sendable {
  /// What stands in the bookmarks bar.
  public static let bar = Self(rawValue: 1)
  /// Everything else.
  public static let other = Self(rawValue: 2)

  public let rawValue: Int64

  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// Whether it is one of the two folders that all others are in.
  public var isRoot: Bool { self == .bar || self == .other }
}
