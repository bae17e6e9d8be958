/// Gives bookmarks their places in a folder.
///
/// There is room between two neighbours for 32 halvings. Where it is used up, only those around are moved apart.
struct BookmarkOrder {
  private static let step: Int64 = 1 << 32
  /// How many neighbours at each side are moved apart, until there is room.
  private static let radii: [Int64] = [64, 4096, .max - 1]

  let database: Database

  /// Places for new neighbours, in order.
  ///
  /// - Parameter next: What they stand before, or `nil` for the end.
  func places(
    _ count: Int, in folder: BookmarkID, before next: BookmarkID?
  ) throws(StoreProblem) -> [Int64] {
    guard let next, let upper = try place(of: next, in: folder) else {
      let last = try database.first(
        "SELECT max(place) FROM bookmarks WHERE folder = ?", .integer(folder.rawValue)
      ) { $0.integer(0) }
      return Self.places(count, after: last ?? 0, by: Self.step)
    }
    if let free = try room(count, in: folder, before: next, at: upper) { return free }
    try spread(folder, around: next, at: upper, count)
    let moved = try place(of: next, in: folder) ?? upper
    return try room(count, in: folder, before: next, at: moved) ?? Self.places(count, after: moved, by: 0)
  }

  /// Hands out one free place after the other at the end of a folder.
  static func next(_ place: inout Int64) -> Int64 {
    defer { place &+= step }
    return place
  }

  private func place(of id: BookmarkID, in folder: BookmarkID) throws(StoreProblem) -> Int64? {
    try database.first(
      "SELECT place FROM bookmarks WHERE id = ? AND folder = ?", .integer(id.rawValue),
      .integer(folder.rawValue)
    ) { $0.integer(0) }
  }

  private func room(
    _ count: Int, in folder: BookmarkID, before next: BookmarkID, at upper: Int64
  ) throws(StoreProblem) -> [Int64]? {
    guard let lower = try neighbours(of: next, at: upper, in: folder, .before, 1).first?.place else {
      return Self.places(count, after: upper &- Self.step &* Int64(count + 1), by: Self.step)
    }
    let gap = (upper &- lower) / Int64(count + 1)
    return gap > 0 ? Self.places(count, after: lower, by: gap) : nil
  }

  // A damaged file may hold any number, so nothing here may stop at one that is too large.
  private static func places(_ count: Int, after lower: Int64, by gap: Int64) -> [Int64] {
    (0..<count).map { lower &+ gap &* Int64($0 + 1) }
  }

  private func spread(
    _ folder: BookmarkID, around next: BookmarkID, at upper: Int64, _ count: Int
  ) throws(StoreProblem) {
    for radius in Self.radii {
      let before = try neighbours(of: next, at: upper, in: folder, .before, radius + 1)
      let after = try neighbours(of: next, at: upper, in: folder, .after, radius + 1)
      let moved = before.prefix(Int(radius)).reversed() + after.prefix(Int(radius))
      let room = Self.step &* Int64(moved.count + 1)
      let end = after.count > radius ? after.last?.place : nil
      let start = (before.count > radius ? before.last?.place : nil) ?? end.map { $0 &- room } ?? 0
      let gap = ((end ?? start &+ room) &- start) / Int64(moved.count + 1)
      guard gap > 1 << 16 + Int64(count) || radius == Self.radii.last else { continue }
      for (index, neighbour) in moved.enumerated() {
        try database.run(
          "UPDATE bookmarks SET place = ? WHERE id = ?", .integer(start &+ gap &* Int64(index + 1)),
          .integer(neighbour.id))
      }
      return
    }
  }

  private enum Direction {
    case before
    case after
  }

  private func neighbours(
    of id: BookmarkID, at place: Int64, in folder: BookmarkID, _ direction: Direction, _ limit: Int64
  ) throws(StoreProblem) -> [(id: Int64, place: Int64)] {
    let (sign, order) = direction == .before ? ("<", "DESC") : (">=", "ASC")
    return try database.rows(
      """
      SELECT id, place FROM bookmarks WHERE folder = ? AND (place, id) \(sign) (?, ?)
      ORDER BY place \(order), id \(order) LIMIT ?
      """, .integer(folder.rawValue), .integer(place), .integer(id.rawValue), .integer(limit)
    ) { ($0.integer(0), $0.integer(1)) }
  }
}
