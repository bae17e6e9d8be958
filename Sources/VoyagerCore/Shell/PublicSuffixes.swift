/// Knows under which names anyone can register a domain.
///
/// A platform service that a shell lends the parent.
@MainActor
public protocol PublicSuffixes: AnyObject {
  /// Whether a name such as `com` or `co.uk` stands in the public suffix list itself.
  func isPublicSuffix(_ domain: String) -> Bool

  /// The part of a host that its owner registered, such as `example.co.uk`, or `nil` if there is none.
  func registrableDomain(of host: String) -> String?
}
