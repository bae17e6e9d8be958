import Foundation

/// Takes parts of the history away, from the file as well.
struct HistoryEraser {
  private let database: Database
  private let words: HistoryWords

  init(_ database: Database) {
    self.database = database
    words = HistoryWords(database: database)
  }

  /// - Returns: How many pages and visits went.
  func delete(_ selection: HistorySelection, of identity: IdentityID?) throws(StoreProblem) -> Int {
    let before = try count()
    try database.transaction { () throws(StoreProblem) in
      switch selection {
      case .everything where identity == nil: try deleteAll()
      case .everything:
        try deletePages(try pages(of: identity).map(\.id))
        try database.run("DELETE FROM identities WHERE uuid = ?", .text(identity?.rawValue.uuidString))
      case .pages(let ids): try deletePages(ids)
      case .visits(let ids): try deleteVisits(ids)
      case .address(let address):
        try deletePages(try pages(of: identity).filter { $0.address == address }.map(\.id))
      case .site(let host):
        try deletePages(try pages(of: identity).filter { Self.isHost($0.address.host, in: host) }.map(\.id))
      case .time(let time): try deleteVisits(try visits(in: time, of: identity))
      }
      try words.forgetRemoved()
    }
    try database.checkpoint()
    return before - (try count())
  }

  private func count() throws(StoreProblem) -> Int {
    try database.first("SELECT (SELECT count(*) FROM pages) + (SELECT count(*) FROM visits)") { $0.count(0) }
      ?? 0
  }

  /// Whether a host is the other or lies below it.
  static func isHost(_ host: String?, in site: String) -> Bool {
    guard let host else { return false }
    return host == site || host.hasSuffix("." + site)
  }

  private func deleteAll() throws(StoreProblem) {
    try database.run("INSERT INTO words (words) VALUES ('delete-all')")
    try database.run("DELETE FROM identities")
  }

  private func deletePages(_ ids: [Int64]) throws(StoreProblem) {
    for id in ids {
      let texts = try database.first(
        "SELECT title, address FROM pages WHERE id = ?", .integer(id)
      ) { ($0.text(0), $0.text(1)) }
      guard let texts else { continue }
      try words.remove(id, title: texts.0, address: texts.1)
      try database.run("DELETE FROM pages WHERE id = ?", .integer(id))
    }
  }

  private func deleteVisits(_ ids: [Int64]) throws(StoreProblem) {
    var pages: Set<Int64> = []
    for id in ids {
      let page = try database.first("SELECT page FROM visits WHERE id = ?", .integer(id)) { $0.integer(0) }
      guard let page else { continue }
      pages.insert(page)
      try database.run("DELETE FROM visits WHERE id = ?", .integer(id))
    }
    for page in pages { try recount(page) }
  }

  /// Reckons a page anew from the visits that it has left.
  private func recount(_ page: Int64) throws(StoreProblem) {
    let visits = try database.rows(
      "SELECT time, kind FROM visits WHERE page = ? ORDER BY time", .integer(page)
    ) { (time: $0.integer(0), kind: VisitKind(rawValue: $0.count(1)) ?? .link) }
    guard let last = visits.last else {
      try deletePages([page])
      return
    }
    let frecency = visits.reduce(Frecency.none) { $0.adding($1.kind, at: Date(milliseconds: $1.time)) }
    try database.run(
      "UPDATE pages SET visits = ?, lastVisit = ?, frecency = ? WHERE id = ?", .integer(visits.count),
      .integer(last.time), .real(frecency.logarithm), .integer(page))
  }

  private func pages(of identity: IdentityID?) throws(StoreProblem) -> [(id: Int64, address: Address)] {
    try database.rows(
      """
      SELECT pages.id, pages.address FROM pages JOIN identities ON identities.id = pages.identity
      WHERE ?1 IS NULL OR identities.uuid = ?1
      """, .text(identity?.rawValue.uuidString)
    ) { ($0.integer(0), Address($0.text(1))) }
  }

  private func visits(in time: Range<Date>, of identity: IdentityID?) throws(StoreProblem) -> [Int64] {
    try database.rows(
      """
      SELECT visits.id FROM visits JOIN pages ON pages.id = visits.page
      JOIN identities ON identities.id = pages.identity
      WHERE visits.time >= ?1 AND visits.time < ?2 AND (?3 IS NULL OR identities.uuid = ?3)
      """, .integer(time.lowerBound.milliseconds), .integer(time.upperBound.milliseconds),
      .text(identity?.rawValue.uuidString)
    ) { $0.integer(0) }
  }
}
