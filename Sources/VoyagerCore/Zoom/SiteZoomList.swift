import Foundation

/// Page zooms of sites, one at most for each identity and site.
public struct SiteZoomList: Hashable, Sendable {
  private struct Place: Hashable {
    let identity: IdentityID
    let site: String
  }

  private var zooms: [Place: Double] = [:]

  public init() {}

  subscript(_ site: String, _ identity: IdentityID) -> Double? {
    get { zooms[Place(identity: identity, site: site)] }
    set { zooms[Place(identity: identity, site: site)] = newValue }
  }

  /// Keeps only what a rule lets stay.
  mutating func keep(where stays: (IdentityID, String) -> Bool) {
    zooms = zooms.filter { stays($0.key.identity, $0.key.site) }
  }

  /// All of them, in the order of a file.
  public var all: [SiteZoom] {
    zooms.map { SiteZoom(identity: $0.key.identity, site: $0.key.site, zoom: $0.value) }
      .sorted {
        ($0.site, $0.identity.rawValue.uuidString) < ($1.site, $1.identity.rawValue.uuidString)
      }
  }
}

extension SiteZoomList: StoredDocument {
  public static let version = 1
  public static let standard = SiteZoomList()

  private enum Key: String, CodingKey {
    case zooms
  }

  public init(from decoder: any Decoder) throws {
    for zoom in try decoder.container(keyedBy: Key.self).decode([SiteZoom].self, forKey: .zooms) {
      self[zoom.site, zoom.identity] = zoom.zoom
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(all, forKey: .zooms)
  }
}
