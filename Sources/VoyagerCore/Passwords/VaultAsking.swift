/// Whether a vault that is locked may ask the person to unlock it.
public enum VaultAsking: Hashable, Sendable {
  /// Something goes on by itself: a locked vault stays locked.
  case never
  /// The person began it.
  case once
}
