import CDesktop
public import VoyagerCore

/// The public suffix list of libpsl: the system's own if it is newer than the one built in.
@MainActor
public final class LibpslSuffixes: PublicSuffixes {
  // Read when the first question comes, which a start does not need.
  private lazy var list = psl_latest(nil)

  public init() {}

  isolated deinit {
    // A list built into libpsl is left alone by this call.
    psl_free(list)
  }

  public func isPublicSuffix(_ domain: String) -> Bool {
    guard let name = HostText(domain) else { return false }
    return psl_is_public_suffix2(list, name.unicode, PSL_TYPE_ANY | PSL_TYPE_NO_STAR_RULE) != 0
  }

  public func registrableDomain(of host: String) -> String? {
    guard let name = HostText(host) else { return nil }
    let labels = name.unicode.split(separator: ".", omittingEmptySubsequences: false).count
    return name.unicode.withCString { text in
      guard let found = psl_registrable_domain(list, text) else { return nil }
      let count = String(cString: found).split(separator: ".", omittingEmptySubsequences: false).count
      return name.lastLabels(count, of: labels)
    }
  }
}
