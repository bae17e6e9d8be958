/// Why an account shortcut can't be kept.
public enum AccountProblem: Error, Hashable, Sendable {
  /// Only a page of the web has an account.
  case noSite
  /// The identity is gone, or keeps nothing.
  case noIdentity
  /// There is one for the same page, identity and sign-in name.
  case known(String)

  /// A sentence for the person.
  public var message: String {
    switch self {
    case .noSite: "An account needs the address of a page of the web, such as https://mail.example."
    case .noIdentity: "An account belongs to an identity that is kept, not to a private one."
    case .known(let name): "“\(name)” leads there already."
    }
  }
}
