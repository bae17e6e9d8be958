import Foundation

/// The icons in an identity's file: each once, however many pages show it.
struct SiteIconRows {
  private let database: Database

  init(_ database: Database) {
    self.database = database
  }

  /// The row of an icon, made where there is none.
  func row(of icon: Data) throws(StoreProblem) -> Int64 {
    let digest = SQLValue.integer(Int64(bitPattern: Self.digest(of: icon)))
    let known = try database.first(
      "SELECT id FROM icons WHERE digest = ? AND picture = ?", digest, .bytes(icon)
    ) { $0.integer(0) }
    if let known { return known }
    try database.run("INSERT INTO icons (digest, picture) VALUES (?, ?)", digest, .bytes(icon))
    return database.lastID
  }

  /// The icon of a page, else the one that its site had last.
  func icon(of address: Address) throws(StoreProblem) -> Data? {
    let own = try database.first(
      "SELECT picture FROM pages JOIN icons ON icons.id = pages.icon WHERE address = ?", .text(address.text)
    ) { $0.bytes(0) }
    if let own { return own }
    return try database.first(
      """
      SELECT picture FROM pages JOIN icons ON icons.id = pages.icon WHERE site = ? ORDER BY time DESC LIMIT 1
      """, .text(address.startPageSite)
    ) { $0.bytes(0) } ?? nil
  }

  func removeUnused() throws(StoreProblem) {
    try database.run("DELETE FROM icons WHERE id NOT IN (SELECT icon FROM pages)")
  }

  private static func digest(of bytes: Data) -> UInt64 {
    bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
