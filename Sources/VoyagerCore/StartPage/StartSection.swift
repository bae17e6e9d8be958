/// A list of links on the start page, shown when there is one to show.
public struct StartSection: Hashable, Sendable {
  public let title: String
  public let links: [StartTile]

  public init(title: String, links: [StartTile]) {
    self.title = title
    self.links = links
  }
}
