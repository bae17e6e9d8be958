/// A load that a rule took from one identity to another.
public struct IdentityMove: Hashable, Sendable {
  /// As the person asked for it, before any redirect of the other identity.
  public let address: Address
  /// The identity that the person began it in.
  public let identity: IdentityID
  /// The tab that the person began it in, if that one stayed.
  public let tab: TabID?
}
