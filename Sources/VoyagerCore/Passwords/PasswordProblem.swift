/// Why a login could not be read or changed.
public enum PasswordProblem: Error, Hashable, Sendable {
  case vault(VaultProblem)
  case store(StoreProblem)
  /// A site of the web is missing.
  case noSite
  /// It is gone meanwhile.
  case notFound
  /// There is one of the same name for the same site.
  case nameTaken
  case cancelled

  /// Without a capital and without a full stop.
  public var reason: String {
    switch self {
    case .vault(let problem): problem.reason
    case .store(let problem): problem.reason
    case .noSite: "a password belongs to the address of a site, such as https://news.example"
    case .notFound: "it is not there any more"
    case .nameTaken: "there is one for the same site and name"
    case .cancelled: "it was cancelled"
    }
  }
}
