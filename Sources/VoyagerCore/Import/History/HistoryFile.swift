public import Foundation

/// A database of another browser that holds its history.
public struct HistoryFile: Hashable, Sendable {
  /// How often the progress is told.
  private static let step = 500

  public let url: URL

  public init(_ url: URL) {
    self.url = url
  }

  /// Gives every visit, the oldest first, until `body` has enough.
  func visits(
    as identity: IdentityID, now: Date, progress: (ImportProgress) -> Void, _ body: (Visit) -> Bool
  ) throws(StoreProblem) {
    let database = try Database.open(DatabaseCopy(of: url))
    let kind = try kind(database)
    let count = try database.first(kind.counting) { $0.count(0) } ?? 0
    // A clock that was wrong would put a page before all others for good.
    let latest = now + 86_400
    var done = 0
    try database.visit(kind.query, []) { row in
      done += 1
      if done.isMultiple(of: Self.step) { progress(ImportProgress(done: done, of: count)) }
      guard let visit = Self.visit(row, kind, as: identity), visit.time <= latest else { return true }
      return body(visit)
    }
  }

  private static func visit(_ row: SQLRow, _ kind: ForeignHistory, as identity: IdentityID) -> Visit? {
    guard let address = try? ImportedAddress.read(row.text(0)), address.isWeb || address.isFile,
      let time = kind.time(row.integer(2)), let reason = kind.kind(row.integer(3))
    else { return nil }
    return Visit(to: address, title: ImportedText.line(row.text(1)), as: identity, at: time, kind: reason)
  }

  private func kind(_ database: Database) throws(StoreProblem) -> ForeignHistory {
    let columns = Set(
      try database.rows(
        """
        SELECT m.name || '.' || c.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c
        WHERE m.type = 'table' AND m.name IN ('moz_historyvisits', 'visits', 'urls')
        """
      ) { $0.text(0) })
    if columns.contains("moz_historyvisits.visit_date") { return .firefox }
    if columns.isSuperset(of: ["visits.transition", "urls.hidden"]) { return .chromium }
    if columns.isSuperset(of: ["visits.visit_type", "urls.url"]) { return .epiphany }
    throw .damaged("it holds no history that Voyager knows")
  }
}
