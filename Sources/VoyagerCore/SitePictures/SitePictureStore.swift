import Foundation

/// The pictures of one identity's pages on the disk, away from everybody else's actor.
///
/// They are no more than a help to the eye: from a file that can't be used, none come, and it stays as it is.
actor SitePictureStore {
  /// The largest icon that is kept, in bytes.
  static let largestIcon = 128 * 1024
  /// The largest thumbnail that is kept, in bytes.
  static let largestThumbnail = 96 * 1024
  private static let mostPages = 10_000
  private static let mostThumbnails = 32

  private let executor = StoreExecutor("pictures")
  private let mostPages: Int
  private let mostThumbnails: Int
  private var file: DatabaseFile
  private var added = 0

  /// - Parameters:
  ///   - mostPages: How many pages have an icon here; the oldest ones give way, about a hundred at a time.
  ///   - mostThumbnails: How many pages have a thumbnail; the oldest ones give way.
  init(
    url: URL, mostPages: Int = SitePictureStore.mostPages,
    mostThumbnails: Int = SitePictureStore.mostThumbnails
  ) {
    file = DatabaseFile(url, schema: .sitePictures)
    self.mostPages = mostPages
    self.mostThumbnails = mostThumbnails
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Keeps the icon of a page; one that is too large is left out.
  func add(icon: Data, of address: Address, at time: Date) throws(StoreProblem) {
    guard icon.count <= Self.largestIcon, let site = address.startPageSite else { return }
    let database = try file.database()
    try database.transaction { () throws(StoreProblem) in
      let row = try SiteIconRows(database).row(of: icon)
      try database.run(
        """
        INSERT INTO pages (address, site, icon, time) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (address) DO UPDATE SET icon = ?3, time = ?4
        """, .text(address.text), .text(site), .integer(row), .integer(time.milliseconds))
      try makeRoom(in: database)
    }
  }

  /// Keeps how a page looks; a picture that is too large is left out.
  func add(thumbnail: Data, of address: Address, at time: Date) throws(StoreProblem) {
    guard thumbnail.count <= Self.largestThumbnail else { return }
    let database = try file.database()
    try database.transaction { () throws(StoreProblem) in
      try database.run(
        "INSERT OR REPLACE INTO thumbnails (address, time, picture) VALUES (?, ?, ?)", .text(address.text),
        .integer(time.milliseconds), .bytes(thumbnail))
      try database.run(
        """
        DELETE FROM thumbnails WHERE address IN
          (SELECT address FROM thumbnails ORDER BY time DESC LIMIT -1 OFFSET ?)
        """, .integer(mostThumbnails))
    }
  }

  /// What is known of pages: of a page that was never seen, what its site had last.
  func pictures(of addresses: [Address]) throws(StoreProblem) -> [Address: SitePicture] {
    guard let database = try file.existing() else { return [:] }
    let icons = SiteIconRows(database)
    var found: [Address: SitePicture] = [:]
    for address in addresses {
      var picture = SitePicture(icon: try icons.icon(of: address))
      let thumbnail = try database.first(
        "SELECT picture, time FROM thumbnails WHERE address = ?", .text(address.text)
      ) { ($0.bytes(0), Date(milliseconds: $0.integer(1))) }
      (picture.thumbnail, picture.taken) = (thumbnail?.0, thumbnail?.1)
      if !picture.all.isEmpty { found[address] = picture }
    }
    return found
  }

  /// Every page that has a picture.
  func addresses() throws(StoreProblem) -> [Address] {
    guard let database = try file.existing() else { return [] }
    return try database.rows("SELECT address FROM pages UNION SELECT address FROM thumbnails") {
      Address($0.text(0))
    }
  }

  /// Forgets all pages but some, so that no byte of them stays.
  func keep(only addresses: Set<Address>) throws(StoreProblem) {
    let forgotten = try self.addresses().filter { !addresses.contains($0) }
    guard !forgotten.isEmpty else { return }
    let database = try file.database()
    try database.transaction { () throws(StoreProblem) in
      for address in forgotten {
        try database.run("DELETE FROM pages WHERE address = ?", .text(address.text))
        try database.run("DELETE FROM thumbnails WHERE address = ?", .text(address.text))
      }
      try SiteIconRows(database).removeUnused()
    }
    try database.checkpoint()
  }

  /// Forgets how some pages looked, so that no byte of it stays.
  func removeThumbnails(_ selection: ThumbnailSelection) throws(StoreProblem) {
    guard let database = try file.existing() else { return }
    let thumbnails = try database.rows("SELECT address, time FROM thumbnails") {
      (Address($0.text(0)), Date(milliseconds: $0.integer(1)))
    }
    let forgotten = thumbnails.filter { selection.holds($0, taken: $1) }.map(\.0)
    guard !forgotten.isEmpty else { return }
    for address in forgotten {
      try database.run("DELETE FROM thumbnails WHERE address = ?", .text(address.text))
    }
    try database.checkpoint()
  }

  private func makeRoom(in database: Database) throws(StoreProblem) {
    added += 1
    guard added % 100 == 0 || mostPages < 100 else { return }
    try database.run(
      "DELETE FROM pages WHERE address IN (SELECT address FROM pages ORDER BY time DESC LIMIT -1 OFFSET ?)",
      .integer(mostPages))
    if database.changes > 0 { try SiteIconRows(database).removeUnused() }
  }
}
