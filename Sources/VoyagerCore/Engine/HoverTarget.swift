/// What the pointer is over.
public struct HoverTarget: Hashable, Sendable {
  public var link: Address

  public init(link: Address) {
    self.link = link
  }
}
