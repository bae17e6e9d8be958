import Foundation

/// Adds to the history.
struct HistoryWriter {
  private let database: Database
  private let words: HistoryWords

  init(_ database: Database) {
    self.database = database
    words = HistoryWords(database)
  }

  func add(_ changes: [HistoryChange]) throws(StoreProblem) {
    try database.transaction { () throws(StoreProblem) in
      for change in changes {
        switch change {
        case .visit(let visit): try add(visit)
        case .title(let title, let address, let identity):
          try setTitle(title, of: address, as: identity)
        }
      }
    }
  }

  /// Adds a visit from elsewhere, unless it is there.
  ///
  /// The title that a page has here is the newer one.
  ///
  /// - Returns: Whether it was added.
  func addOnce(_ visit: Visit) throws(StoreProblem) -> Bool {
    var visit = visit
    if let known = try page(visit.address, row(of: visit.identity)) {
      let same = try database.first(
        "SELECT 1 FROM visits WHERE page = ? AND time = ?", .integer(known.id),
        .integer(visit.time.milliseconds)
      ) { _ in true }
      guard same == nil else { return false }
      if !known.title.isEmpty { visit.title = "" }
    }
    try add(visit)
    return true
  }

  private func add(_ visit: Visit) throws(StoreProblem) {
    let identity = try row(of: visit.identity)
    let opener = try visit.opener.flatMap { address throws(StoreProblem) in try page(address, identity)?.id }
    let id = try addPage(visit, identity)
    try database.run(
      "INSERT INTO visits (page, time, kind, opener) VALUES (?, ?, ?, ?)", .integer(id),
      .integer(visit.time.milliseconds), .integer(visit.kind.rawValue), .integer(opener))
  }

  private func addPage(_ visit: Visit, _ identity: Int64) throws(StoreProblem) -> Int64 {
    let time = SQLValue.integer(visit.time.milliseconds)
    guard let known = try page(visit.address, identity) else {
      let frecency = Frecency.none.adding(visit.kind, at: visit.time)
      try database.run(
        """
        INSERT INTO pages (identity, address, title, visits, lastVisit, frecency, typed, found, beginning)
        VALUES (?1, ?2, ?3, 1, ?4, ?5, ?6, ?7, substr(?7, 1, 40))
        """, .integer(identity), .text(visit.address.text), .text(visit.title), time,
        .real(frecency.logarithm), .integer(visit.kind == .typed ? 1 : 0),
        .text(FoundText.text(of: visit.address, title: visit.title)))
      let id = database.lastID
      try words.add(id, title: visit.title, address: visit.address.text)
      return id
    }
    try database.run(
      """
      UPDATE pages SET visits = visits + 1, lastVisit = max(lastVisit, ?1), frecency = ?2, typed = typed + ?3
      WHERE id = ?4
      """, time, .real(known.frecency.adding(visit.kind, at: visit.time).logarithm),
      .integer(visit.kind == .typed ? 1 : 0), .integer(known.id))
    if !visit.title.isEmpty { try setTitle(visit.title, of: visit.address, known) }
    return known.id
  }

  private func setTitle(
    _ title: String, of address: Address, as identity: IdentityID
  ) throws(StoreProblem) {
    guard let known = try page(address, row(of: identity)) else { return }
    try setTitle(title, of: address, known)
  }

  private func setTitle(_ title: String, of address: Address, _ known: KnownPage) throws(StoreProblem) {
    guard title != known.title else { return }
    try words.remove(known.id, title: known.title, address: address.text)
    try words.add(known.id, title: title, address: address.text)
    try database.run(
      """
      UPDATE pages SET title = ?1, found = ?2, beginning = iif(beginning = '', '', substr(?2, 1, 40)) WHERE id = ?3
      """, .text(title), .text(FoundText.text(of: address, title: title)), .integer(known.id))
  }

  private struct KnownPage {
    let id: Int64
    let title: String
    let frecency: Frecency
  }

  private func page(_ address: Address, _ identity: Int64) throws(StoreProblem) -> KnownPage? {
    try database.first(
      "SELECT id, title, frecency FROM pages WHERE identity = ? AND address = ?", .integer(identity),
      .text(address.text)
    ) { KnownPage(id: $0.integer(0), title: $0.text(1), frecency: Frecency(logarithm: $0.real(2))) }
  }

  private func row(of identity: IdentityID) throws(StoreProblem) -> Int64 {
    let uuid = SQLValue.text(identity.rawValue.uuidString)
    if let known = try database.first(
      "SELECT id FROM identities WHERE uuid = ?", uuid, read: { $0.integer(0) })
    {
      return known
    }
    try database.run("INSERT INTO identities (uuid) VALUES (?)", uuid)
    return database.lastID
  }
}
