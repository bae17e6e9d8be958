public import Foundation

/// A kept address, or a folder of them.
public struct Bookmark: Hashable, Sendable, Identifiable {
  public let id: BookmarkID
  /// Where it is, or `nil` for the two folders that all others are in.
  public internal(set) var folder: BookmarkID?
  /// Its place among its neighbours: a higher one comes later.
  var place: Int64
  public var title: String
  /// `nil` for a folder.
  public var address: Address?
  public var tags: [String]
  /// A word that stands for the address in the address field, or `nil`.
  public var keyword: String?
  public var note: String
  public internal(set) var added: Date
  /// When anything but its place was changed.
  public internal(set) var changed: Date

  /// - Parameter id: Without one, it is not kept yet.
  init(
    id: BookmarkID = BookmarkID(rawValue: 0), in folder: BookmarkID? = nil, at place: Int64 = 0,
    title: String,
    address: Address? = nil, tags: [String] = [], keyword: String? = nil, note: String = "", added: Date,
    changed: Date
  ) {
    self.id = id
    self.folder = folder
    self.place = place
    self.title = title
    self.address = address
    self.tags = tags
    self.keyword = keyword
    self.note = note
    self.added = added
    self.changed = changed
  }

  /// A page that is not kept yet.
  init(_ leaf: BookmarkLeaf, at now: Date) {
    self.init(
      title: leaf.title, address: leaf.address, tags: leaf.tags, keyword: leaf.keyword, note: leaf.note,
      added: leaf.added ?? now, changed: now)
  }

  public var isFolder: Bool { address == nil }

  /// The title, or the address where it has none.
  public var name: String {
    guard title.isEmpty else { return title }
    return address.map { AddressDisplay.full($0) } ?? "Folder"
  }

  func named(_ id: BookmarkID) -> Bookmark {
    Bookmark(
      id: id, in: folder, at: place, title: title, address: address, tags: tags, keyword: keyword, note: note,
      added: added, changed: changed)
  }

  /// The two folders that are always there.
  public static let roots = [root(.bar), root(.other)]

  static func root(_ id: BookmarkID) -> Bookmark {
    let start = Date(milliseconds: 0)
    return Bookmark(
      id: id, at: id.rawValue, title: id == .bar ? "Bookmarks Bar" : "Other Bookmarks", added: start,
      changed: start)
  }
}
