public import Foundation

/// Writes bookmarks in the form that every browser imports.
///
/// Times are in seconds. What is written is read and written the same again, byte for byte.
public struct NetscapeWriter {
  private var text = ""

  private init() {}

  public static func write(_ tree: BookmarkTree) -> Data {
    var writer = NetscapeWriter()
    writer.text = """
      <!DOCTYPE NETSCAPE-Bookmark-file-1>
      <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
      <TITLE>Bookmarks</TITLE>
      <H1>Bookmarks</H1>
      <DL><p>

      """
    if !tree.bar.isEmpty {
      let bar = BookmarkBranch(title: "Bookmarks Bar", nodes: tree.bar)
      writer.add(bar, " PERSONAL_TOOLBAR_FOLDER=\"true\"", depth: 1)
    }
    writer.add(tree.other, depth: 1)
    writer.text += "</DL><p>\n"
    return Data(writer.text.utf8)
  }

  /// Replaces a file, away from the caller's actor.
  @concurrent
  static func write(_ tree: BookmarkTree, to file: URL) async throws(StoreProblem) {
    try AtomicFile(url: file).replace(with: write(tree))
  }

  private mutating func add(_ nodes: [BookmarkNode], depth: Int) {
    for node in nodes {
      switch node {
      case .leaf(let leaf): add(leaf, depth: depth)
      case .branch(let branch): add(branch, "", depth: depth)
      }
    }
  }

  private mutating func add(_ branch: BookmarkBranch, _ attributes: String, depth: Int) {
    let indent = Self.indent(depth)
    text += "\(indent)<DT><H3\(Self.date(branch.added))\(attributes)>\(Self.escaped(branch.title))</H3>\n"
    text += "\(indent)<DL><p>\n"
    add(branch.nodes, depth: depth + 1)
    text += "\(indent)</DL><p>\n"
  }

  private mutating func add(_ leaf: BookmarkLeaf, depth: Int) {
    let indent = Self.indent(depth)
    text += "\(indent)<DT><A HREF=\"\(Self.escaped(leaf.address.text))\"\(Self.date(leaf.added))"
    // A comma parts two tags.
    let tags = leaf.tags.map { $0.replacing(",", with: " ") }.joined(separator: ",")
    if !tags.isEmpty { text += " TAGS=\"\(Self.escaped(tags))\"" }
    if let keyword = leaf.keyword { text += " SHORTCUTURL=\"\(Self.escaped(keyword))\"" }
    text += ">\(Self.escaped(leaf.title))</A>\n"
    if !leaf.note.isEmpty { text += "\(indent)<DD>\(Self.escaped(leaf.note))\n" }
  }

  private static func indent(_ depth: Int) -> String {
    String(repeating: "    ", count: depth)
  }

  private static func date(_ time: Date?) -> String {
    guard let seconds = time?.timeIntervalSince1970, seconds >= 1, seconds < 100_000_000_000 else {
      return ""
    }
    return " ADD_DATE=\"\(Int64(seconds))\""
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { "&<>\"'\0".utf8.contains($0) }) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\0": break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
