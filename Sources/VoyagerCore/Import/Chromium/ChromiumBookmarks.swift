import Foundation

/// Reads the file `Bookmarks` of Chromium and of the browsers made from it.
struct ChromiumBookmarks {
  private struct Document: Decodable {
    let roots: [String: Root]
  }

  /// The roots have other things beside them in some browsers.
  private enum Root: Decodable {
    case node(Node)
    case somethingElse

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if (try? container.decode(Kind.self)) == nil {
        self = .somethingElse
      } else {
        self = .node(try container.decode(Node.self))
      }
    }
  }

  private struct Kind: Decodable {
    let type: String
  }

  private struct Node: Decodable {
    enum CodingKeys: String, CodingKey {
      case type, name, url, children
      case added = "date_added"
      case more = "meta_info"
    }

    let type: String
    let name: String?
    let url: String?
    let added: String?
    let more: More?
    let children: [Node]?
  }

  /// What Vivaldi adds.
  private struct More: Decodable {
    enum CodingKeys: String, CodingKey {
      case nickname = "Nickname"
      case note = "Description"
    }

    let nickname: String?
    let note: String?
  }

  private var builder = BookmarkTreeBuilder()

  private init() {}

  static func read(_ data: Data) throws(StoreProblem) -> ImportedBookmarks {
    var reader = ChromiumBookmarks()
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: data)
    } catch {
      throw .damaged("it is not in the form of Chromium's bookmarks")
    }
    reader.add(document.roots["bookmark_bar"], in: .bar)
    reader.add(document.roots["other"], in: .other)
    // Sent over from phones.
    reader.add(document.roots["synced"], in: .inside)
    return reader.builder.finish()
  }

  private mutating func add(_ root: Root?, in place: BookmarkTreeBuilder.Place) {
    guard case .node(let node) = root, node.children?.isEmpty == false else { return }
    addFolder(node, in: place)
  }

  private mutating func addFolder(_ node: Node, in place: BookmarkTreeBuilder.Place = .inside) {
    builder.begin(
      BookmarkBranch(title: ImportedText.line(node.name ?? ""), added: Self.time(node)), in: place)
    for child in node.children ?? [] {
      switch child.type {
      case "folder": addFolder(child)
      case "url": addBookmark(child)
      default: break
      }
    }
    builder.end()
  }

  private mutating func addBookmark(_ node: Node) {
    do throws(ImportedAddress.Refusal) {
      builder.add(
        BookmarkLeaf(
          try ImportedAddress.read(node.url ?? ""), title: ImportedText.line(node.name ?? ""),
          added: Self.time(node), keyword: ImportedText.keyword(node.more?.nickname),
          note: ImportedText.note(node.more?.note ?? "")))
    } catch {
      builder.leaveOut(error)
    }
  }

  private static func time(_ node: Node) -> Date? {
    node.added.flatMap { Int64($0) }.flatMap { ImportedTime.since1601(microseconds: $0) }
  }
}
