public import Foundation

/// Reads bookmarks in the form that Netscape began and every browser exports.
///
/// Form: https://learn.microsoft.com/en-us/previous-versions/windows/internet-explorer/ie-developer/platform-apis/aa753582(v=vs.85)
public struct NetscapeReader {
  private enum Part {
    case nothing
    case title(BookmarkLeaf)
    case folder(BookmarkBranch, BookmarkTreeBuilder.Place)
    case note
  }

  private var builder = BookmarkTreeBuilder()
  private var part = Part.nothing
  private var text: [UInt8] = []
  /// A bookmark that may still get a note.
  private var leaf: BookmarkLeaf?
  /// A folder that may still get a list.
  private var folder: (branch: BookmarkBranch, place: BookmarkTreeBuilder.Place)?

  private init() {}

  /// Reads any bytes; what is no bookmark in them is passed over.
  public static func read(_ data: Data) -> ImportedBookmarks {
    var scanner = MarkupScanner(
      MarkupCharset.utf8(data),
      attributes: [
        "href", "add_date", "tags", "shortcuturl", "personal_toolbar_folder", "unfiled_bookmarks_folder",
      ])
    var reader = NetscapeReader()
    while let token = scanner.next() {
      switch token {
      case .text(let bytes): reader.add(bytes)
      case .tag(let tag) where tag.isClosing: reader.close(tag.name)
      case .tag(let tag): reader.open(tag)
      }
    }
    reader.finishFolder()
    return reader.builder.finish()
  }

  /// Whether the beginning looks like markup.
  static func isPage(_ data: Data) -> Bool {
    let head = String(decoding: MarkupCharset.utf8(data.prefix(4096)), as: UTF8.self).lowercased()
    return ["<dl", "<dt", "<a", "<html", "<!doctype", "<title", "<meta"].contains { head.contains($0) }
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    if case .nothing = part { return }
    text.append(contentsOf: bytes)
  }

  private mutating func open(_ tag: MarkupTag) {
    switch tag.name {
    case "a": beginLeaf(tag)
    case "h3": beginFolder(tag)
    case "dl": beginList()
    case "dd":
      finishPart()
      part = .note
    case "dt", "hr": finishPart()
    case "br": add([UInt8(ascii: "\n")])
    default: break
    }
  }

  private mutating func close(_ name: String) {
    switch name {
    case "a", "h3", "dd": finishPart()
    case "dl":
      finishFolder()
      builder.end()
    default: break
    }
  }

  private mutating func beginLeaf(_ tag: MarkupTag) {
    finishFolder()
    guard let address = tag.text("href") else { return }
    do throws(ImportedAddress.Refusal) {
      part = .title(
        BookmarkLeaf(
          try ImportedAddress.read(address), title: "", added: Self.date(tag),
          tags: ImportedText.tags(tag.text("tags") ?? ""),
          keyword: ImportedText.keyword(tag.text("shortcuturl"))))
    } catch {
      builder.leaveOut(error)
    }
  }

  private mutating func beginFolder(_ tag: MarkupTag) {
    finishFolder()
    let place: BookmarkTreeBuilder.Place =
      if tag.isTrue("personal_toolbar_folder") { .bar } else if tag.isTrue("unfiled_bookmarks_folder") {
        .other
      } else { .inside }
    part = .folder(BookmarkBranch(title: "", added: Self.date(tag)), place)
  }

  private mutating func beginList() {
    finishPart()
    finishLeaf()
    guard let folder else {
      builder.beginList()
      return
    }
    self.folder = nil
    builder.begin(folder.branch, in: folder.place)
  }

  private mutating func finishPart() {
    defer {
      part = .nothing
      text.removeAll(keepingCapacity: text.capacity < 1 << 16)
    }
    switch part {
    case .nothing: break
    case .title(var leaf):
      leaf.title = ImportedText.line(MarkupEntities.decode(text[...]))
      self.leaf = leaf
    case .folder(var branch, let place):
      branch.title = ImportedText.line(MarkupEntities.decode(text[...]))
      folder = (branch, place)
    case .note: leaf?.note = ImportedText.note(MarkupEntities.decode(text[...]))
    }
  }

  private mutating func finishLeaf() {
    guard let leaf else { return }
    self.leaf = nil
    builder.add(leaf)
  }

  /// Ends whatever came last; a folder that got no list is an empty one.
  private mutating func finishFolder() {
    finishPart()
    finishLeaf()
    guard let folder else { return }
    self.folder = nil
    builder.begin(folder.branch, in: folder.place)
    builder.end()
  }

  private static func date(_ tag: MarkupTag) -> Date? {
    tag.text("add_date").flatMap { Int64(ImportedText.line($0)) }.flatMap { ImportedTime.since1970($0) }
  }
}
