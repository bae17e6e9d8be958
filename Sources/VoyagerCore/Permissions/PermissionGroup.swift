/// What is remembered where one site is in front, for one identity: a part of a list.
public struct PermissionGroup: Hashable, Sendable {
  public let identity: Identity
  /// An origin, such as `https://news.example`.
  public let site: String
  public let permissions: [RememberedPermission]

  /// The site in words.
  public var name: String { Address(site).siteName }
}

extension PermissionsModel {
  /// All that is remembered of some identities, by identity and site.
  public func groups(of identities: [Identity]) -> [PermissionGroup] {
    identities.flatMap { identity in
      Dictionary(grouping: permissions(of: identity), by: \.place.site)
        .map { PermissionGroup(identity: identity, site: $0, permissions: $1) }
        .sorted { ($0.name, $0.site) < ($1.name, $1.site) }
    }
  }
}
