/// A page's question for a permission.
public struct PermissionQuestion: Hashable, Sendable {
  public var kind: PermissionKind
  /// The frame that asks, where the engine says so; else the page in front.
  public var origin: Address
  /// Whether the answer can hold for longer than this once.
  ///
  /// The parent says so. Default: it can't.
  public var offersToRemember = false
  /// Whether it can be allowed for this once.
  ///
  /// The parent says so. Default: it can.
  public var offersOnce = true

  public init(kind: PermissionKind, origin: Address) {
    self.kind = kind
    self.origin = origin
  }
}
