/// The person's answer to the question in which identity a site is to open.
public enum IdentityAnswer: Hashable, Sendable {
  /// In the rule's identity, and from now on without a question.
  case move
  /// Where the load was begun, this time.
  case stay
  /// Nothing is loaded.
  case cancel
}
