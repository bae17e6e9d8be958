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
    var sql = "SELECT \(Self.columns) FROM pages JOIN identities ON identities.id = pages.identity"
    var conditions: [String] = []
    var values: [SQLValue] = []
    if let match = query.match {
      conditions.append("pages.id IN (SELECT rowid FROM words WHERE words MATCH ?)")
      values.append(.text(match))
    }
    if let identity {
      conditions.append("identities.uuid = ?")
      values.append(.text(identity.rawValue.uuidString))
    }
    if !conditions.isEmpty { sql += " WHERE " + conditions.joined(separator: " AND ") }
    sql += " ORDER BY pages.lastVisit DESC"
    var found: [HistoryPage] = []
    guard limit > 0 else { return found }
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

  func visits(
    in time: Range<Date>, of identity: IdentityID?, limit: Int
  ) throws(StoreProblem) -> [HistoryVisit] {
    try database.rows(
      """
      SELECT \(Self.columns), visits.id, visits.time, visits.kind
      FROM visits JOIN pages ON pages.id = visits.page JOIN identities ON identities.id = pages.identity
      WHERE visits.time >= ?1 AND visits.time < ?2 AND (?3 IS NULL OR identities.uuid = ?3)
      ORDER BY visits.time DESC, visits.id DESC LIMIT ?4
      """, .integer(time.lowerBound.milliseconds), .integer(time.upperBound.milliseconds),
      .text(identity?.rawValue.uuidString), .integer(limit)
    ) { row in
      HistoryVisit(
        id: row.integer(6), page: Self.page(row), time: Date(milliseconds: row.integer(7)),
        kind: VisitKind(rawValue: row.count(8)) ?? .link)
    }
  }

  static func page(_ row: SQLRow) -> HistoryPage {
    HistoryPage(
      id: row.integer(0), address: Address(row.text(1)), title: row.text(2),
      identity: IdentityID(rawValue: UUID(uuidString: row.text(3)) ?? UUID()), visits: row.count(4),
      lastVisit: Date(milliseconds: row.integer(5)))
  }
}
