/// The page zoom that a person chose for one site, in one identity.
public struct SiteZoom: Hashable, Sendable {
  public let identity: IdentityID
  /// The host in lower case, or the scheme with a colon of pages that have none.
  public let site: String
  public let zoom: Double

  /// The site in words.
  public var name: String {
    switch site {
    case ReaderPage.site: "Articles in the reader view"
    case "\(Address.internalScheme):": "Voyager's own pages"
    case "file:": "Files of this computer"
    default: AddressDisplay.name(site)
    }
  }

  /// What an address counts as, or `nil` for nothing that a person could know again.
  static func site(of address: Address) -> String? {
    ReaderPage.id(of: address) != nil
      ? ReaderPage.site
      : address.host ?? (address.isBlank ? nil : address.scheme.map { "\($0):" })
  }
}

extension SiteZoom: Codable {
  private enum Key: String, CodingKey {
    case identity
    case site
    case zoom
  }

  // A file may have been edited by hand.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    identity = try values.decode(IdentityID.self, forKey: .identity)
    site = try values.decode(String.self, forKey: .site)
    zoom = try values.decode(Double.self, forKey: .zoom)
    guard VoyagerSettings.pageZooms.contains(zoom), !site.isEmpty else {
      throw StoreProblem.damaged("a size is none that pages can have")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(identity, forKey: .identity)
    try values.encode(site, forKey: .site)
    try values.encode(zoom, forKey: .zoom)
  }
}
