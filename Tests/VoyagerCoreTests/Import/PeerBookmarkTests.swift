import Foundation
import Testing

@testable import VoyagerCore

/// What a peer browser does with bookmarks of other browsers, row for row, and where this one means otherwise.
@Suite struct PeerBookmarkTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let input: String
    /// What comes in.
    let lines: [String]
    let peer: String
    /// Why it differs from the peer's, or `nil` where it is the same.
    var reason: String?

    var testDescription: String { "\(input) (peer: \(peer))" }
  }

  private static let head = "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<TITLE>Bookmarks</TITLE>\n<DL><p>\n"

  static let pages = [
    Row(
      input: head + "<DT><A HREF=\"https://a.example/\" ADD_DATE=\"1600000000\">A</A>\n</DL><p>\n",
      lines: ["A https://a.example/ @1600000000"], peer: "the same"),
    Row(
      input: head + "<DT><A HREF=\"https://a.example/\">A</A>\n<DD>note\n</DL><p>\n",
      lines: ["A https://a.example/ (note)"], peer: "import fails (markup error)",
      reason: "Every browser that writes notes leaves <DD> open."),
    Row(
      input: head.lowercased() + "<dt><a href=\"https://a.example/\">A</a>\n<dd>note\n</dl><p>\n",
      lines: ["A https://a.example/ (note)"], peer: "nothing imported",
      reason: "Tags in small letters are the same tags."),
    Row(
      input: head
        + "<DT><A HREF=\"https://a.example/\">A</A>\n<HR>\n<DT><A HREF=\"https://b.example/\">B</A>\n"
        + "</DL><p>\n",
      lines: ["A https://a.example/", "B https://b.example/"], peer: "2 bookmarks"),
    Row(input: head + "<DT><A ADD_DATE=\"1\">no link</A>\n</DL><p>\n", lines: [], peer: "nothing"),
  ]

  static let nodes = [
    Row(
      input: #"{"type": "url", "name": "A", "url": "https://a.example/", "date_added": "13350000000000000"}"#,
      lines: ["[F]", "  A https://a.example/ @1705526400"],
      peer: "the count since 1601 as the time, no folder",
      reason: "A time of Chromium is read as what it means, and folders stay folders."),
    Row(
      input: #"{"type": "url", "name": "S", "url": "chrome://settings", "date_added": "1"}"#, lines: ["[F]"],
      peer: "nothing", reason: "The address stays out too; its folder is the person's own."),
  ]

  @Test("Pages of bookmarks", arguments: pages)
  func page(_ row: Row) {
    #expect(TreeText.lines(NetscapeReader.read(Data(row.input.utf8)).tree) == row.lines)
  }

  @Test("Chromium's bookmarks", arguments: nodes)
  func node(_ row: Row) throws {
    let folder = #"{"type": "folder", "name": "F", "children": [\#(row.input)]}"#
    let file = #"{"roots": {"other": {"type": "folder", "name": "", "children": [\#(folder)]}}}"#
    #expect(TreeText.lines(try ChromiumBookmarks.read(Data(file.utf8)).tree) == row.lines)
  }

  /// The peer writes `HREF="https://a.example/?q="x""`, `ADD_DATE="1600000000000000"` and `a < b & c`: a page that
  /// is not valid, with times that other browsers take for others.
  @Test("A bookmark is exported escaped, and its time in seconds")
  func export() {
    let leaf = BookmarkLeaf(
      Address("https://a.example/?q=\"x\""), title: "a < b & c",
      added: Date(timeIntervalSince1970: 1_600_000_000))
    let page = String(decoding: NetscapeWriter.write(BookmarkTree(other: [.leaf(leaf)])), as: UTF8.self)
    #expect(
      page.contains(
        "<DT><A HREF=\"https://a.example/?q=&quot;x&quot;\" ADD_DATE=\"1600000000\">a &lt; b &amp; c</A>\n"))
  }
}
