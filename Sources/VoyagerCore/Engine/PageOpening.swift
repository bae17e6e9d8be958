/// A page that another page opens.
public struct PageOpening: Hashable, Sendable {
  /// Where it will go, or the blank page.
  public var address: Address
  /// Whether the person acted on the opener just now.
  public var isByUser: Bool

  public init(address: Address, isByUser: Bool) {
    self.address = address
    self.isByUser = isByUser
  }
}
