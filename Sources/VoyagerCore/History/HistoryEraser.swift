import Foundation

/// Takes parts of the history away, from the file as well.
struct HistoryEraser {
  private let database: Database
  private let words: HistoryWords

  init(_ database: Database) {
    self.database = database
    words = HistoryWords(database)
  }

  /// What is deleted stays only as words in the index, which ``WordChores`` then forgets.
  ///
  func delete(_ selection: HistorySelection, of identity: IdentityID?) throws(StoreProblem) -> HistoryErasure
  {
    if selection == .everything, identity == nil { return try deleteAll() }
    let erasure = try database.transaction { () throws(StoreProblem) in
      let (before, names) = (database.totalChanges, try names())
      let owners =
        switch selection {
        case .everything: try deleteAll(of: identity)
        case .pages(let ids): try deletePages(ids)
        case .visits(let ids): try deleteVisits(ids)
        case .address(let address): try deletePages(try pages(at: address, of: identity))
        case .site(let host): try deletePages(try pages(in: host, of: identity))
        case .time(let time): try deleteVisits(try visits(in: time, of: identity))
        }
      let hasDeleted = database.totalChanges > before
      if hasDeleted { try WordChores(database).mustForget() }
      return HistoryErasure(hasDeleted: hasDeleted, identities: Set(owners.compactMap { names[$0] }))
    }
    if erasure.hasDeleted { try database.checkpoint() }
    return erasure
  }

  /// Deletes the oldest visits from before a time, as many as a person does not notice.
  ///
  /// Where it deleted some, there may be more of them.
  func deleteSome(before time: Date) throws(StoreProblem) -> HistoryErasure {
    let limit = 250
    return try database.transaction { () throws(StoreProblem) in
      let old = try database.rows(
        "SELECT id FROM visits WHERE time < ? ORDER BY time LIMIT ?", .integer(time.milliseconds),
        .integer(limit)
      ) { $0.integer(0) }
      guard !old.isEmpty else { return HistoryErasure() }
      let names = try names()
      let owners = try deleteVisits(old)
      try WordChores(database).mustForget()
      return HistoryErasure(hasDeleted: true, identities: Set(owners.compactMap { names[$0] }))
    }
  }

  /// Whether a host is the other or lies below it.
  static func isHost(_ host: String?, in site: String) -> Bool {
    guard let host else { return false }
    return host == site || host.hasSuffix("." + site)
  }

  private func deleteAll() throws(StoreProblem) -> HistoryErasure {
    let isEmpty = try database.first("SELECT 1 FROM pages LIMIT 1", read: { _ in false }) ?? true
    let names = try names()
    guard !names.isEmpty else { return HistoryErasure() }
    // SQLite drops a table's pages as a whole only where no rows refer to each other.
    try database.execute("PRAGMA foreign_keys = OFF")
    defer { try? database.execute("PRAGMA foreign_keys = ON") }
    try database.transaction { () throws(StoreProblem) in
      try database.execute(
        """
        INSERT INTO words (words) VALUES ('delete-all');
        DELETE FROM hidden; DELETE FROM visits; DELETE FROM pages; DELETE FROM identities
        """)
      try WordChores(database).mustForget()
    }
    // Giving the room of an empty file back costs nothing.
    try database.execute("VACUUM")
    try database.checkpoint()
    return HistoryErasure(hasDeleted: !isEmpty, identities: Set(names.values))
  }

  private func deleteAll(of identity: IdentityID?) throws(StoreProblem) -> Set<Int64> {
    guard let row = try rows(of: identity).first else { return [] }
    let owners = try deletePages(
      try database.rows("SELECT id FROM pages WHERE identity = ?", .integer(row)) { $0.integer(0) })
    try database.run("DELETE FROM identities WHERE id = ?", .integer(row))
    return owners
  }

  /// - Returns: The identities that had them.
  private func deletePages(_ ids: [Int64]) throws(StoreProblem) -> Set<Int64> {
    var owners: Set<Int64> = []
    for id in ids {
      let known = try database.first(
        "SELECT title, address, identity FROM pages WHERE id = ?", .integer(id)
      ) { (title: $0.text(0), address: $0.text(1), owner: $0.integer(2)) }
      guard let known else { continue }
      owners.insert(known.owner)
      try words.remove(id, title: known.title, address: known.address)
      try database.run("DELETE FROM pages WHERE id = ?", .integer(id))
    }
    return owners
  }

  /// - Returns: The identities that have fewer pages now.
  private func deleteVisits(_ ids: [Int64]) throws(StoreProblem) -> Set<Int64> {
    var pages: Set<Int64> = []
    for id in ids {
      let page = try database.first("SELECT page FROM visits WHERE id = ?", .integer(id)) { $0.integer(0) }
      guard let page else { continue }
      pages.insert(page)
      try database.run("DELETE FROM visits WHERE id = ?", .integer(id))
    }
    var empty: [Int64] = []
    for page in pages where try recount(page) { empty.append(page) }
    return try deletePages(empty)
  }

  /// Reckons a page anew from the visits that it has left.
  ///
  /// - Returns: Whether it has none.
  private func recount(_ page: Int64) throws(StoreProblem) -> Bool {
    let visits = try database.rows(
      "SELECT time, kind FROM visits WHERE page = ? ORDER BY time", .integer(page)
    ) { (time: $0.integer(0), kind: VisitKind(rawValue: $0.count(1)) ?? .link) }
    guard let last = visits.last else { return true }
    let frecency = visits.reduce(Frecency.none) { $0.adding($1.kind, at: Date(milliseconds: $1.time)) }
    try database.run(
      "UPDATE pages SET visits = ?, lastVisit = ?, frecency = ?, typed = ? WHERE id = ?",
      .integer(visits.count), .integer(last.time), .real(frecency.logarithm),
      .integer(visits.count { $0.kind == .typed }), .integer(page))
    return false
  }

  private func names() throws(StoreProblem) -> [Int64: IdentityID] {
    let names = try database.rows("SELECT id, uuid FROM identities") {
      ($0.integer(0), UUID(uuidString: $0.text(1)))
    }
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { row, uuid in
        uuid.map { (row, IdentityID(rawValue: $0)) }
      })
  }

  private func rows(of identity: IdentityID?) throws(StoreProblem) -> [Int64] {
    try database.rows(
      "SELECT id FROM identities WHERE ?1 IS NULL OR uuid = ?1", .text(identity?.rawValue.uuidString)
    ) { $0.integer(0) }
  }

  private func pages(at address: Address, of identity: IdentityID?) throws(StoreProblem) -> [Int64] {
    var found: [Int64] = []
    for row in try rows(of: identity) {
      found += try database.rows(
        "SELECT id FROM pages WHERE identity = ? AND address = ?", .integer(row), .text(address.text)
      ) { $0.integer(0) }
    }
    return found
  }

  private func pages(in site: String, of identity: IdentityID?) throws(StoreProblem) -> [Int64] {
    // SQLite leaves out most pages at once; a host in another spelling is read like all others.
    let candidates = try database.rows(
      """
      SELECT pages.id, pages.address FROM pages JOIN identities ON identities.id = pages.identity
      WHERE (?1 IS NULL OR identities.uuid = ?1)
        AND (instr(lower(address), ?2) OR address GLOB '*[^ -~]*' OR address GLOB '*%*')
      """, .text(identity?.rawValue.uuidString), .text(site.utf8.allSatisfy { $0 < 0x80 } ? site : "")
    ) { (id: $0.integer(0), address: Address($0.text(1))) }
    return candidates.filter { Self.isHost($0.address.host, in: site) }.map(\.id)
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
