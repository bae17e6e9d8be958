/// An address that another app would open.
public struct ExternalOpening: Hashable, Sendable {
  public var address: Address
  /// The app's name, as its maker gives it.
  public var appName: String
  /// Whether the answer can hold for longer than this once.
  ///
  /// The parent says so. Default: it can't.
  public var offersToRemember = false

  public init(address: Address, appName: String) {
    self.address = address
    self.appName = appName
  }
}
