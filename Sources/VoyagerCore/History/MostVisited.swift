import Foundation

/// The sites that a person wants most, each with its best page.
struct MostVisited {
  /// How many pages are looked at: where a few sites have all the best ones, others are not sought for long.
  private static let mostPages: Int64 = 500

  private let database: Database

  init(_ database: Database) {
    self.database = database
  }

  /// Pages of the web, one of each site, the best first.
  func pages(of identity: IdentityID, limit: Int) throws(StoreProblem) -> [HistoryPage] {
    let uuid = SQLValue.text(identity.rawValue.uuidString)
    var sites = try hiddenSites(of: uuid)
    var found: [HistoryPage] = []
    guard limit > 0 else { return found }
    try database.visit(
      """
      SELECT \(HistoryReader.columns) FROM pages JOIN identities ON identities.id = pages.identity
      WHERE pages.identity = (SELECT id FROM identities WHERE uuid = ?) ORDER BY pages.frecency DESC
      LIMIT ?
      """, [uuid, .integer(Self.mostPages)]
    ) { row in
      let page = HistoryReader.page(row)
      if page.address.isWeb, let site = page.address.startPageSite, sites.insert(site).inserted {
        found.append(page)
      }
      return found.count < limit
    }
    return found
  }

  func setHidden(
    _ isHidden: Bool, _ address: Address, of identity: IdentityID
  ) throws(StoreProblem) {
    let condition = """
      SELECT pages.id FROM pages JOIN identities ON identities.id = pages.identity
      WHERE identities.uuid = ? AND pages.address = ?
      """
    try database.run(
      isHidden
        ? "INSERT OR IGNORE INTO hidden \(condition)" : "DELETE FROM hidden WHERE page IN (\(condition))",
      .text(identity.rawValue.uuidString), .text(address.text))
  }

  private func hiddenSites(of uuid: SQLValue) throws(StoreProblem) -> Set<String> {
    // Joined in this order, the few hidden pages are looked up, and not all pages of the identity.
    let addresses = try database.rows(
      """
      SELECT pages.address FROM hidden CROSS JOIN pages ON pages.id = hidden.page
      CROSS JOIN identities ON identities.id = pages.identity WHERE identities.uuid = ?
      """, uuid
    ) { Address($0.text(0)) }
    return Set(addresses.compactMap(\.startPageSite))
  }
}
