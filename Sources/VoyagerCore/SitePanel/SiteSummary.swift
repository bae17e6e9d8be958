/// What the panel of a site says of the page in front, without asking anyone.
public struct SiteSummary: Hashable, Sendable {
  /// Whose page it is, such as "news.example".
  public let name: String
  public let connection: ConnectionSign
  /// What the server showed to prove itself.
  public let certificate: [CertificateFact]
  /// Where permissions of the page itself hold, or `nil` when none are remembered of it.
  public let place: PermissionPlace?
  /// The site's name among those that keep data, or `nil` when the page's site keeps none.
  public let dataSite: String?

  /// - Parameter dataSite: As ``SiteDataModel/site(of:)`` names it.
  public init(of status: TabStatus, dataSite: String?) {
    let isPage = status.trouble == nil && status.pending == nil
    name = status.shownAddress.siteName
    connection = ConnectionSign(of: status, isEdited: false)
    certificate = status.pending == nil ? status.certificate?.facts ?? [] : []
    place = isPage ? PermissionPlace(page: status.address, asker: status.address) : nil
    self.dataSite = status.pending == nil ? dataSite : nil
  }

  /// Whose data it is in words, which may be that of a whole domain.
  public var dataName: String { dataSite.map { AddressDisplay.name($0) } ?? name }

  /// How the page came, in two or three words.
  public var connectionTitle: String { connection.caption ?? connection.sentence }

  /// What that means, or `nil` when the title says it.
  public var connectionMeaning: String? {
    switch connection {
    case .secure: "Nobody between you and the site can read or change this page."
    case .excepted: "You went on although the site could not prove itself. Type nothing secret here."
    case .mixed: "Others on the way may see or change pictures and other parts of it."
    case .insecure: "Others on the way can read and change this page. Type nothing secret here."
    case .insecurePassword: "Others on the way can read what you type. Don't type a password here."
    case .search, .onItsWay, .failed, .thisComputer, .local: nil
    }
  }
}
