/// Why a vault did not give or take a secret.
public enum VaultProblem: Error, Hashable, Sendable {
  /// It is locked, and the person did not unlock it, or was not to be asked.
  case locked
  /// There is none on this computer.
  case absent
  /// It went away in the middle.
  case gone
  /// It said no, in its own words.
  case refused(String)

  /// Without a capital and without a full stop, so that it fits into a sentence.
  public var reason: String {
    switch self {
    case .locked: "the keyring is locked"
    case .absent: "this computer has no keyring, such as GNOME Keyring or KWallet"
    case .gone: "the keyring stopped in the middle"
    case .refused(let words): words
    }
  }
}
