import CDesktop
import VoyagerCore

/// What WebKit may show in one process: the pages of one registrable domain.
struct Site: Hashable {
  let domain: String

  init?(_ address: Address) {
    guard address.isWeb, let host = address.host, !host.isEmpty else {
      return nil
    }
    // A name such as `localhost`, or a number, is a site by itself.
    domain = string(soup_tld_get_base_domain(host, nil)) ?? host
  }
}
