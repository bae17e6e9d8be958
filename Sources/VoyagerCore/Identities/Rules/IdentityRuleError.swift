/// Why a rule could not be made.
public enum IdentityRuleError: Error, Hashable, Sendable {
  case notASite
  /// Anyone can register a name there, so the rule would hold for strangers' sites.
  case domainOfMany(String)
  /// Nothing can be kept for an identity that leaves nothing.
  case identityNotKept

  /// The reason and what to do, as sentences for the person.
  public var message: String {
    switch self {
    case .notASite: "That is no site. Write a name such as mail.example, or *.example.org with all under it."
    case .domainOfMany(let domain):
      "Sites of many people are under “\(domain)”. Name one of them, such as *.example.\(domain)."
    case .identityNotKept: "A private identity leaves nothing, so no site can belong to it."
    }
  }
}
