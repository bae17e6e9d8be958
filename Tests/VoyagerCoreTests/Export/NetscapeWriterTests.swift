import Foundation
import Testing
import VoyagerCore

@Suite struct NetscapeWriterTests {
  private let tree = BookmarkTree(
    bar: [
      .leaf(
        BookmarkLeaf(
          Address("https://a.example/?q=\"x\"&y=<'>"), title: "a < b & c",
          added: Date(timeIntervalSince1970: 1_600_000_000.9), tags: ["one", "two, three"], keyword: "a",
          note: "1 < 2\nsecond & last"))
    ],
    other: [
      .branch(
        BookmarkBranch(
          title: "Café & Co",
          nodes: [
            .branch(BookmarkBranch(title: "Empty")),
            .leaf(BookmarkLeaf(Address("https://b.example/"), title: "")),
          ]))
    ])

  @Test("Everything is escaped, and dates are in seconds")
  func writes() {
    let text = String(decoding: NetscapeWriter.write(tree), as: UTF8.self)
    #expect(
      text == """
        <!DOCTYPE NETSCAPE-Bookmark-file-1>
        <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
        <TITLE>Bookmarks</TITLE>
        <H1>Bookmarks</H1>
        <DL><p>
            <DT><H3 PERSONAL_TOOLBAR_FOLDER="true">Bookmarks Bar</H3>
            <DL><p>
                <DT><A HREF="https://a.example/?q=&quot;x&quot;&amp;y=&lt;&#39;&gt;" ADD_DATE="1600000000" \
        TAGS="one,two  three" SHORTCUTURL="a">a &lt; b &amp; c</A>
                <DD>1 &lt; 2
        second &amp; last
            </DL><p>
            <DT><H3>Café &amp; Co</H3>
            <DL><p>
                <DT><H3>Empty</H3>
                <DL><p>
                </DL><p>
                <DT><A HREF="https://b.example/"></A>
            </DL><p>
        </DL><p>

        """)
  }

  @Test(
    "What is written is read and written the same again",
    arguments: [
      "",
      "<A HREF=\"https://a.example/\">&#32; A \u{A0}&#13;&#10; B&#0;&#1; </A><DD>&#13; x&#13;&#10;\ty &#13;",
      "<DL><DT><H3 PERSONAL_TOOLBAR_FOLDER=\"true\">&#32;</H3><DL><DT><A HREF=\"https://a.example/\" TAGS=\"&#44;a , b\" "
        + "SHORTCUTURL=\" k \">&amp;amp;</A></DL><DT><H3>Empty</H3></DL>",
    ])
  func isStable(_ text: String) {
    let first = NetscapeWriter.write(NetscapeReader.read(Data(text.utf8)).tree)
    let second = NetscapeWriter.write(NetscapeReader.read(first).tree)
    #expect(String(decoding: first, as: UTF8.self) == String(decoding: second, as: UTF8.self))
  }

  @Test("Reading what was written gives the same tree")
  func roundTrip() {
    let read = NetscapeReader.read(NetscapeWriter.write(tree))
    #expect(read.leftOut == LeftOut())
    #expect(
      TreeText.lines(read.tree) == [
        "bar: a < b & c https://a.example/?q=\"x\"&y=<'> @1600000000 #one#two  three =a (1 < 2⏎second & last)",
        "[Café & Co]", "  [Empty]", "   https://b.example/",
      ])
  }
}
