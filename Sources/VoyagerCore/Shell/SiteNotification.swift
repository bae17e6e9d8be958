/// A notification that a site shows.
public struct SiteNotification: Hashable, Sendable {
  /// What became of it.
  public enum Outcome: Hashable, Sendable {
    case clicked
    case closed
  }

  public var title: String
  public var body: String
  /// A later notification with the same tag takes the place of this one.
  public var tag: String?

  public init(title: String, body: String, tag: String? = nil) {
    self.title = title
    self.body = body
    self.tag = tag
  }
}
