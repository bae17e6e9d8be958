/// Whether other machines can be reached, and at what cost.
public struct NetworkState: Hashable, Sendable {
  /// Whether there is a way out of this machine.
  public var isOnline: Bool
  /// Whether what is sent costs money, as on many phones.
  public var isMetered: Bool

  public init(isOnline: Bool = true, isMetered: Bool = false) {
    self.isOnline = isOnline
    self.isMetered = isMetered
  }
}
