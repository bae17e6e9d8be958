/// An address that another app would open.
public struct ExternalOpening: Hashable, Sendable {
  public var address: Address
  /// The app's name, as its maker gives it.
  public var appName: String

  public init(address: Address, appName: String) {
    self.address = address
    self.appName = appName
  }
}
