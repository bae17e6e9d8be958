/// What sites leave in a data store, by what it is for.
public enum SiteDataKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// What a site recognizes the person by: cookies, and what the network layer notes of a host.
  case cookies
  /// What a site's scripts keep: local storage, databases, files, stored answers.
  case storage
  /// Scripts of a site that run without a page of it.
  case serviceWorkers
  /// Copies of what was fetched, which can be fetched again.
  case cache
}
