/// Which insecure addresses are tried as secure ones first, and when the insecure one comes after all.
public enum HTTPSFirstRule {
  /// The secure address to try in place of an insecure one, or `nil` when there is none to try.
  ///
  /// Only public names have certificates that everybody trusts, and a port that was named speaks one language.
  public static func secureForm(of address: Address) -> Address? {
    guard address.scheme == "http", !address.namesPort, let host = address.host, isPublicName(host) else {
      return nil
    }
    return replacingScheme(of: address, with: "https")
  }

  /// The insecure address that may take the place of a secure one whose scheme nobody named.
  public static func insecureForm(of address: Address) -> Address? {
    guard address.scheme == "https", address.port != 443 else {
      return nil
    }
    return replacingScheme(of: address, with: "http")
  }

  /// Whether the insecure address is loaded after the secure one failed.
  ///
  /// Without a connection there is no answer over an insecure one either. A bad certificate is no reason when the
  /// person named no scheme: then it is the only thing that is known of the site. Where the insecure address
  /// itself was asked for, it would have come without any certificate.
  public static func fallsBack(after reason: LoadFailure.Reason, _ source: SchemeSource) -> Bool {
    switch reason {
    case .connectionRefused, .connectionLost, .timedOut, .other: true
    case .certificate(let problems): source == .named && !problems.contains(.revoked)
    case .hostNotFound, .offline, .notFound, .addressInvalid, .portRestricted, .schemeUnknown: false
    }
  }

  private static func isPublicName(_ host: String) -> Bool {
    // What stands in an onion network is protected without a certificate.
    HostName.ipv4(host) == nil && !HostName.isIPv6(host) && !HostName.isLocal(host)
      && !HostName.withoutTrailingDot(host).hasSuffix(".onion")
  }

  private static func replacingScheme(of address: Address, with scheme: String) -> Address? {
    guard let colon = address.text.firstIndex(of: ":") else {
      return nil
    }
    return Address(scheme + address.text[colon...])
  }
}
