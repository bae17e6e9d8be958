import Foundation

/// The made profile in Firefox's schema, asked as Firefox asks.
final class Places {
  private let database: PlacesDatabase

  init(_ file: String) throws {
    database = try PlacesDatabase(file)
    try database.run(
      """
      CREATE TEMP TABLE IF NOT EXISTS moz_openpages_temp (
        url TEXT, userContextId INTEGER, open_count INTEGER, PRIMARY KEY (url, userContextId))
      """)
  }

  /// The rows for what was typed, the likeliest first.
  func complete(_ text: String) throws -> Int {
    try database.run(Self.completion("h.frecency <> 0", order: "h.frecency DESC, h.id DESC"), text, 10)
  }

  /// The pages that a search of the history finds, the newest first.
  func search(_ text: String) throws -> Int {
    try database.run(
      Self.completion("h.last_visit_date NOT NULL", order: "h.last_visit_date DESC, h.id DESC"), text, 200)
  }

  func visit(_ page: GeneratedPage, at time: Double) throws {
    try database.run("BEGIN IMMEDIATE")
    let known = try database.run(
      "SELECT id FROM moz_places WHERE url_hash = ? AND url = ?", Self.hash(page.address), page.address)
    if known == 0 {
      try database.run(
        """
        INSERT INTO moz_places (url, title, rev_host, visit_count, frecency, guid, url_hash)
        VALUES (?, ?, ?, 0, 0, ?, ?)
        """, page.address, page.title, String(page.host.reversed()) + ".", "visit\(page.number)",
        Self.hash(page.address))
    }
    try database.run(
      """
      UPDATE moz_places SET visit_count = visit_count + 1, last_visit_date = ?1, frecency = frecency + 100
      WHERE url_hash = ?2 AND url = ?3
      """, Int(time * 1e6), Self.hash(page.address), page.address)
    try database.run(
      """
      INSERT INTO moz_historyvisits (from_visit, place_id, visit_date, visit_type, session)
      SELECT 0, id, ?1, 1, 0 FROM moz_places WHERE url_hash = ?2 AND url = ?3
      """, Int(time * 1e6), Self.hash(page.address), page.address)
    try database.run("COMMIT")
  }

  func fill(_ profile: GeneratedProfile, bookmarks: Int) async throws {
    for statement in PlacesSchema.statements where !statement.contains("TEMP") {
      try database.run(statement)
    }
    try database.run("BEGIN")
    var counts = [Int](repeating: 0, count: profile.pages + 1)
    var lasts = [Double](repeating: 0, count: profile.pages + 1)
    try await profile.forEach(portion: 10_000) { visits in
      for visit in visits {
        counts[visit.page] += 1
        lasts[visit.page] = visit.time
        try database.run(
          "INSERT INTO moz_historyvisits (from_visit, place_id, visit_date, visit_type, session) VALUES (0, ?, ?, 1, 0)",
          visit.page + 1, Int(visit.time * 1e6))
      }
    }
    for number in 0..<profile.pages where counts[number] > 0 {
      let page = profile.page(number)
      let days = (GeneratedProfile.now - lasts[number]) / 86_400
      let weight = days < 4 ? 100 : days < 14 ? 70 : days < 31 ? 50 : days < 90 ? 30 : 10
      try database.run(
        """
        INSERT INTO moz_places (id, url, title, rev_host, visit_count, frecency, last_visit_date, guid, url_hash)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """, number + 1, page.address, page.title, String(page.host.reversed()) + ".", counts[number],
        counts[number] * weight, Int(lasts[number] * 1e6), "guid\(number)", Self.hash(page.address))
    }
    for number in 0..<bookmarks {
      try database.run(
        """
        INSERT INTO moz_bookmarks (type, fk, parent, position, title, dateAdded, lastModified, guid)
        VALUES (1, ?, 3, ?, ?, 0, 0, ?)
        """, number * 3 % max(1, profile.pages) + 1, number, profile.page(number).title, "mark\(number)")
    }
    try database.run("COMMIT")
    try database.run("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  private static func completion(_ condition: String, order: String) -> String {
    """
    SELECT h.url, h.title, EXISTS (SELECT 1 FROM moz_bookmarks WHERE fk = h.id) AS bookmarked,
      (SELECT title FROM moz_bookmarks WHERE fk = h.id AND title NOTNULL
        ORDER BY lastModified DESC LIMIT 1) AS btitle,
      (SELECT GROUP_CONCAT(t.title) FROM moz_bookmarks b
        JOIN moz_bookmarks t ON t.id = +b.parent AND t.parent = 4 WHERE b.fk = h.id) AS tags,
      h.visit_count, h.typed, h.id, t.open_count, h.frecency
    FROM moz_places h LEFT JOIN moz_openpages_temp t ON t.url = h.url
    WHERE \(condition) AND CASE WHEN bookmarked
      THEN AUTOCOMPLETE_MATCH(?1, h.url, IFNULL(btitle, h.title), tags, h.visit_count, h.typed, 1,
        t.open_count, 0, 0, NULL)
      ELSE AUTOCOMPLETE_MATCH(?1, h.url, h.title, '', h.visit_count, h.typed, 0, t.open_count, 0, 0, NULL)
      END
    ORDER BY \(order) LIMIT ?2
    """
  }

  private static func hash(_ text: String) -> Int {
    Int(text.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 } >> 16)
  }
}
