/// A button on a page of the parent's.
///
/// A page of the web can't use it.
public enum InternalLink: String, Hashable, Sendable {
  case back
  case reload

  /// The link that an address stands for, if it does.
  public init?(address: Address) {
    guard address.text.hasPrefix("\(Address.internalScheme):") else {
      return nil
    }
    self.init(rawValue: String(address.text.dropFirst(Address.internalScheme.count + 1)))
  }

  public var address: Address { Address("\(Address.internalScheme):\(rawValue)") }
}
