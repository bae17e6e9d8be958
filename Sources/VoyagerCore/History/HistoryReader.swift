import Foundation

/// Finds in the history.
struct HistoryReader {
  static let columns = """
    pages.id, pages.address, pages.title, identities.uuid, pages.visits, pages.lastVisit
    """

  private let database: Database

  init(_ database: Database) {
    self.database = database
  }

  func pages(
    matching text: String, of identity: IdentityID?, limit: Int
  ) throws(StoreProblem) -> [HistoryPage] {
    let query = SearchQuery(text)
    var conditions: [String] = []
    var values: [SQLValue] = []
    var order = "pages.lastVisit"
    if let match = query.match {
      // With a sign before it, a column's index is not used.
      let isRare = try isRare(match, limit: limit)
      if isRare { order = "+pages.lastVisit" }
      conditions.append("\(isRare ? "" : "+")pages.id IN (SELECT rowid FROM words WHERE words MATCH ?)")
      values.append(.text(match))
    }
    if let identity {
      conditions.append("pages.identity = (SELECT id FROM identities WHERE uuid = ?)")
      values.append(.text(identity.rawValue.uuidString))
    }
    var found: [HistoryPage] = []
    guard limit > 0 else { return found }
    let filter = conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
    // Joined in this order, the identity of a page is looked up only when the page is found.
    let sql = """
      SELECT \(Self.columns) FROM pages CROSS JOIN identities ON identities.id = pages.identity\(filter)
      ORDER BY \(order) DESC
      """
    try database.visit(sql, values) { row in
      let page = Self.page(row)
      if query.holds(
        in: [page.title, SearchWords.readable(page.address.text), page.address.text])
      {
        found.append(page)
      }
      return found.count < limit && !Task.isCancelled
    }
    return found
  }

  /// Whether it is quicker to sort all that a search finds than to go from the newest page to older ones.
  ///
  /// Sorting costs the number found; going back costs the more pages the fewer are found. Both are even near half
  /// the root of the limit times all pages.
  private func isRare(_ match: String, limit: Int) throws(StoreProblem) -> Bool {
    let pages = try database.first("SELECT max(id) FROM pages") { $0.count(0) } ?? 0
    let even = Int((Double(min(limit, pages)) * Double(pages)).squareRoot() / 2)
    let found = try database.first(
      "SELECT count(*) FROM (SELECT 1 FROM words WHERE words MATCH ? LIMIT ?)", .text(match), .integer(even)
    ) { $0.count(0) }
    return (found ?? 0) < even
  }

  func visits(
    in time: Range<Date>, of identity: IdentityID?, limit: Int, after last: HistoryVisit? = nil
  ) throws(StoreProblem) -> [HistoryVisit] {
    let end = last.map { $0.time.milliseconds + 1 } ?? time.upperBound.milliseconds
    return try database.rows(
      """
      SELECT \(Self.columns), visits.id, visits.time, visits.kind
      FROM visits JOIN pages ON pages.id = visits.page JOIN identities ON identities.id = pages.identity
      WHERE visits.time >= ?1 AND visits.time < ?2 AND (?3 IS NULL OR identities.uuid = ?3)
        AND (?5 IS NULL OR visits.time < ?2 - 1 OR visits.id < ?5)
      ORDER BY visits.time DESC, visits.id DESC LIMIT ?4
      """, .integer(time.lowerBound.milliseconds), .integer(end),
      .text(identity?.rawValue.uuidString), .integer(limit), .integer(last?.id)
    ) { row in
      HistoryVisit(
        id: row.integer(6), page: Self.page(row), time: Date(milliseconds: row.integer(7)),
        kind: VisitKind(rawValue: row.count(8)) ?? .link)
    }
  }

  func known(_ addresses: [Address], of identity: IdentityID) throws(StoreProblem) -> Set<Address> {
    let uuid = SQLValue.text(identity.rawValue.uuidString)
    let row = try database.first("SELECT id FROM identities WHERE uuid = ?", uuid) { $0.integer(0) }
    guard let row else { return [] }
    var known: Set<Address> = []
    for address in addresses {
      let page = try database.first(
        "SELECT 1 FROM pages WHERE identity = ? AND address = ?", .integer(row), .text(address.text)
      ) { _ in true }
      if page != nil { known.insert(address) }
    }
    return known
  }

  func knownSites(_ hosts: Set<String>, of identity: IdentityID) throws(StoreProblem) -> Set<String> {
    var known: Set<String> = []
    for host in hosts {
      let pages = try database.rows(
        """
        SELECT address FROM pages JOIN identities ON identities.id = pages.identity
        WHERE identities.uuid = ? AND (instr(lower(address), ?) OR address GLOB '*[^ -~]*' OR address GLOB '*%*')
        """, .text(identity.rawValue.uuidString), .text(host.utf8.allSatisfy { $0 < 0x80 } ? host : "")
      ) { Address($0.text(0)).site }
      if pages.contains(host) { known.insert(host) }
    }
    return known
  }

  static func page(_ row: SQLRow) -> HistoryPage {
    HistoryPage(
      id: row.integer(0), address: Address(row.text(1)), title: row.text(2),
      identity: IdentityID(rawValue: UUID(uuidString: row.text(3)) ?? UUID()), visits: row.count(4),
      lastVisit: Date(milliseconds: row.integer(5)))
  }
}
