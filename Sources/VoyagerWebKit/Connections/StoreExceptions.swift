import VoyagerCore

/// Which certificates may pass in one store, and for which hosts.
struct StoreExceptions {
  private var fingerprints: [String: Set<String>] = [:]

  mutating func insert(_ certificate: Certificate, for host: String) {
    fingerprints[host, default: []].insert(certificate.fingerprint)
  }

  mutating func remove(host: String) { fingerprints[host] = nil }

  func contains(_ certificate: Certificate, for host: String) -> Bool {
    fingerprints[host]?.contains(certificate.fingerprint) == true
  }

  func contains(host: String) -> Bool { fingerprints[host] != nil }
}
