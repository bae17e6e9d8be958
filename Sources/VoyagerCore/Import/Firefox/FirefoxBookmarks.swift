import Foundation

/// Reads the bookmarks in Firefox's `places.sqlite`.
struct FirefoxBookmarks {
  private struct Row {
    enum Kind: Int {
      case bookmark = 1
      case folder = 2
    }

    let id: Int64
    let kind: Kind
    let parent: Int64
    let guid: String
    let title: String
    let added: Date?
    let place: Int64
    let address: String
  }

  private enum Step {
    case add(Row)
    case end
  }

  private var builder = BookmarkTreeBuilder()
  private var children: [Int64: [Row]] = [:]
  private var tags: [Int64: [String]] = [:]
  private var keywords: [Int64: String] = [:]

  private init() {}

  static func read(_ database: Database) throws(StoreProblem) -> ImportedBookmarks {
    var reader = FirefoxBookmarks()
    let rows = try rows(database)
    reader.children = Dictionary(grouping: rows, by: \.parent)
    reader.keywords = try keywords(database)
    func root(_ guid: String) throws(StoreProblem) -> Row {
      guard let row = rows.first(where: { $0.guid == guid }) else {
        throw .damaged("it lacks a folder that Firefox always has")
      }
      return row
    }
    reader.readTags(try root("tags________"))
    reader.add(try root("toolbar_____"), as: .bar)
    reader.add(try root("menu________"), as: .other)
    reader.add(try root("unfiled_____"), as: .other)
    if let mobile = try? root("mobile______"), reader.children[mobile.id] != nil {
      reader.add(mobile, as: .inside, title: "Mobile Bookmarks")
    }
    return reader.builder.finish()
  }

  private static func rows(_ database: Database) throws(StoreProblem) -> [Row] {
    try database.rows(
      """
      SELECT b.id, b.type, b.parent, b.guid, b.title, b.dateAdded, b.fk, p.url
      FROM moz_bookmarks b LEFT JOIN moz_places p ON p.id = b.fk ORDER BY b.parent, b.position, b.id
      """
    ) { row in
      Row.Kind(rawValue: row.count(1)).map { kind in
        Row(
          id: row.integer(0), kind: kind, parent: row.integer(2), guid: row.text(3), title: row.text(4),
          added: ImportedTime.since1970(row.integer(5)), place: row.integer(6), address: row.text(7))
      }
    }.compactMap(\.self)
  }

  /// One that sends a form along stands for more than its address, so it stays out.
  private static func keywords(_ database: Database) throws(StoreProblem) -> [Int64: String] {
    let found = try database.rows(
      "SELECT place_id, keyword FROM moz_keywords WHERE coalesce(post_data, '') = '' ORDER BY id"
    ) { ($0.integer(0), $0.text(1)) }
    return Dictionary(found) { first, _ in first }
  }

  /// A tag is a folder of its own, which holds the addresses that have it.
  private mutating func readTags(_ root: Row) {
    for tag in children.removeValue(forKey: root.id) ?? [] {
      for bookmark in children.removeValue(forKey: tag.id) ?? [] {
        tags[bookmark.place, default: []].append(tag.title)
      }
    }
  }

  private mutating func add(_ root: Row, as place: BookmarkTreeBuilder.Place, title: String = "") {
    builder.begin(BookmarkBranch(title: title, added: root.added), in: place)
    var steps: [Step] = [.end] + taken(root)
    while let step = steps.popLast() {
      switch step {
      case .end: builder.end()
      case .add(let row) where row.kind == .bookmark: add(row)
      case .add(let row):
        builder.begin(BookmarkBranch(title: ImportedText.line(row.title), added: row.added))
        steps += [.end] + taken(row)
      }
    }
  }

  /// The last first; nobody gets them twice, so a folder inside itself has an end.
  private mutating func taken(_ folder: Row) -> [Step] {
    (children.removeValue(forKey: folder.id) ?? []).reversed().map(Step.add)
  }

  private mutating func add(_ row: Row) {
    do throws(ImportedAddress.Refusal) {
      builder.add(
        BookmarkLeaf(
          try ImportedAddress.read(row.address), title: ImportedText.line(row.title), added: row.added,
          tags: ImportedText.tags(tags[row.place] ?? []), keyword: ImportedText.keyword(keywords[row.place])))
    } catch {
      builder.leaveOut(error)
    }
  }
}
