/// Where a permission holds: the site in front of the tab, and the part of its page that asks.
///
/// Only sites of the web have a place. A file, a page of the parent's and a page without an origin have none.
public struct PermissionPlace: Hashable, Sendable {
  /// The origin of the page in front.
  public let site: String
  /// The origin that asks: that of the page itself, or of a frame in it.
  public let asker: String

  public init?(page: Address, asker: Address) {
    guard let site = Self.origin(page), let asker = Self.origin(asker) else {
      return nil
    }
    self.site = site
    self.asker = asker
  }

  /// The place of a page that asks for itself.
  public init?(page: Address) {
    self.init(page: page, asker: page)
  }

  /// The origin of a site that something may be remembered of.
  static func origin(_ address: Address) -> String? {
    address.origin.flatMap { Address($0).isWeb ? $0 : nil }
  }
}
