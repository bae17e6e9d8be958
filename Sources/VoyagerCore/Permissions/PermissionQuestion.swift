/// A page's question for a permission.
public struct PermissionQuestion: Hashable, Sendable {
  public var kind: PermissionKind
  /// The frame that asks, where the engine says so; else the page in front.
  public var origin: Address
  /// Parts of the page, each of another site, of which one may be who asks: the engine can't tell.
  ///
  /// The parent says so. Default: none.
  public var possibleAskers: [Address] = []
  /// For how long it may be allowed.
  ///
  /// What may be allowed for good may be denied for good. The parent says so. Default: for this once.
  public var durations: Set<PermissionDuration> = [.once]

  public init(kind: PermissionKind, origin: Address) {
    self.kind = kind
    self.origin = origin
  }

  /// Who else may be asking, as a sentence, or `nil`.
  public var doubt: String? {
    guard !possibleAskers.isEmpty else {
      return nil
    }
    let names = possibleAskers.map(\.siteName).joined(separator: " or ")
    return "It may also be a part of the page that asks, from \(names)."
  }
}
