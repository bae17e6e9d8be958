/// How the document in front came.
public enum ConnectionSecurity: Hashable, Sendable {
  /// Not over the network: a file, a page of the parent's, a blank page.
  case local
  /// Over a connection that anyone between can read and change.
  case insecure
  /// Over TLS, with a certificate that is good for the host.
  case secure
  /// Over TLS, with a certificate that is not good, but that the person let pass for this host.
  case excepted
  /// Over TLS, but with parts that came over an insecure connection.
  case mixed
}
