/// A page's question for a permission.
public struct PermissionQuestion: Hashable, Sendable {
  public var kind: PermissionKind
  /// The frame that asks, where the engine says so; else the page in front.
  public var origin: Address

  public init(kind: PermissionKind, origin: Address) {
    self.kind = kind
    self.origin = origin
  }
}
