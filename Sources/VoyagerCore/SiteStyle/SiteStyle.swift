/// How the person wants the pages of one site to look, beside what the site itself says.
public struct SiteStyle: Hashable, Sendable {
  /// The host in lower case; its subdomains are other sites.
  public let site: String
  /// As CSS.
  public var text: String
  public var isOn: Bool

  public init?(site: String, text: String, isOn: Bool = true) {
    guard let host = Address("https://\(site)/").host, host == site, !site.contains("*") else {
      return nil
    }
    self.site = site
    self.text = text
    self.isOn = isOn
  }

  /// What an address counts as, or `nil` for a page that no style can be for.
  static func site(of address: Address) -> String? { address.isWeb ? address.host : nil }
}

extension SiteStyle: Codable {
  private enum Key: String, CodingKey {
    case site
    case text = "css"
    case isOn
  }

  // A file may have been edited by hand.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let site = try values.decode(String.self, forKey: .site)
    let text = try values.decode(String.self, forKey: .text)
    guard let style = try Self(site: site, text: text, isOn: values.decode(Bool.self, forKey: .isOn)) else {
      throw StoreProblem.damaged("“\(site)” is no site")
    }
    self = style
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(site, forKey: .site)
    try values.encode(text, forKey: .text)
    try values.encode(isOn, forKey: .isOn)
  }
}
