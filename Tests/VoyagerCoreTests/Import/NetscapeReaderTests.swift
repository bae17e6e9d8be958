import Foundation
import Testing
import VoyagerCore

@Suite struct NetscapeReaderTests {
  private func read(_ text: String) -> ImportedBookmarks {
    NetscapeReader.read(Data(text.utf8))
  }

  private func lines(_ text: String) -> [String] {
    TreeText.lines(read(text).tree)
  }

  @Test("Folders, the bar, tags, keyword, note and date come in as Firefox writes them")
  func firefox() {
    let found = lines(
      """
      <!DOCTYPE NETSCAPE-Bookmark-file-1>
      <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
      <TITLE>Bookmarks</TITLE>
      <H1>Bookmarks Menu</H1>

      <DL><p>
          <DT><A HREF="https://a.example/?x=1&amp;y=2" ADD_DATE="1600000000" ICON="data:image/png;base64,AA==" \
      SHORTCUTURL="a" TAGS="one,two">A &lt;&#39;&gt;</A>
          <DD>First line
      second line
          <HR>    <DT><H3 ADD_DATE="1500000000" LAST_MODIFIED="1500000001">Café</H3>
          <DD>About the folder
          <DL><p>
              <DT><A HREF="https://b.example/">B</A>
          </DL><p>
          <DT><H3 PERSONAL_TOOLBAR_FOLDER="true">Bookmarks Toolbar</H3>
          <DL><p>
              <DT><A HREF="https://c.example/">C</A>
              <DT><A HREF="place:sort=8&amp;maxResults=10">Most Visited</A>
          </DL><p>
          <DT><H3 UNFILED_BOOKMARKS_FOLDER="true">Other Bookmarks</H3>
          <DL><p>
              <DT><A HREF="https://d.example/">D</A>
          </DL><p>
      </DL>
      """)
    #expect(
      found == [
        "bar: C https://c.example/",
        "A <'> https://a.example/?x=1&y=2 @1600000000 #one#two =a (First line⏎second line)",
        "[Café]", "  B https://b.example/", "D https://d.example/",
      ])
  }

  @Test("Missing closing tags, small letters, any quoting and any order are read")
  func careless() {
    let found = lines(
      """
      <title>x</title><dl>\r
      <dt><a add_date=1600000000 tags='x, y ,x' href='https://a.example/?q="x"'>A\r
      <dd>note\r
      <dt><h3>One</h3><dl><dt><a href=https://b.example/>B <b>bold</b></a>
      <dt><h3>Two<dl><dt><a HREF = "https://c.example/" private="0">C
      <dt><h3>Empty</h3>
      <dt><a name="none">No address</a>
      <!-- <dt><a href="https://hidden.example/">Hidden</a> -->
      """)
    #expect(
      found == [
        "A https://a.example/?q=\"x\" @1600000000 #x#y (note)", "[One]", "  B bold https://b.example/",
        "  [Two]",
        "    C https://c.example/", "    [Empty]",
      ])
  }

  @Test("A file without a list around it, and one that closes too much, lose nothing")
  func loose() {
    #expect(
      lines("</DL></DL><DT><A HREF=\"https://a.example/\">A</A></DL><DT><A HREF=\"https://b.example/\">B</A>")
        == ["A https://a.example/", "B https://b.example/"])
  }

  @Test("Quotes that another browser did not escape stay in the address")
  func unescapedQuotes() {
    #expect(
      lines(
        "<DT><A HREF=\"https://a.example/?q=\"x\"\" ADD_DATE=\"1600000000000000\" TAGS=\"\">a < b & c</A>")
        == ["a < b & c https://a.example/?q=\"x\" @1600000000"])
  }

  @Test(
    "Named, decimal and hexadecimal characters are read, and broken ones stay as they stand",
    arguments: [
      ("&amp;&lt;&gt;&quot;&apos;&#39;&#x27;&#X27;", "&<>\"'\'\'\'"), ("caf&eacute; &euro;", "café €"),
      ("&#8364;&#x1F600;", "€😀"), ("&#150;", "–"), ("?a=1&copy=2&amp", "?a=1&copy=2&amp"),
      ("&unknown; &; &#; &#x; &#xZZ; &", "&unknown; &; &#; &#x; &#xZZ; &"),
      ("&#xD800;&#0;&#99999999;", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("&amp;lt;", "&lt;"),
    ])
  func entities(_ written: String, _ title: String) {
    #expect(read("<A HREF=\"https://a.example/\">\(written)</A>").tree.other.first.map(\.title) == title)
  }

  @Test(
    "Dates are read in seconds, milliseconds and microseconds, and what can't be a date is none",
    arguments: [
      ("1600000000", 1_600_000_000), ("1600000000000", 1_600_000_000), ("1600000000000000", 1_600_000_000),
      ("13244473600000000", 1_600_000_000), (" 1600000000 ", 1_600_000_000), ("0", nil), ("-1", nil),
      ("yesterday", nil), ("", nil), ("99999999999999999999", nil),
    ] as [(String, Int?)])
  func dates(_ written: String, _ seconds: Int?) {
    let found = read("<A HREF=\"https://a.example/\" ADD_DATE=\"\(written)\">A</A>").tree.other.first?.leaf
    #expect(found != nil)
    #expect(found?.added.map { Int($0.timeIntervalSince1970) } == seconds)
  }

  @Test(
    "Scripts and pages of the other browser stay out and are counted",
    arguments: [
      ("javascript:alert(1)", 1, 0, 0), (" JavaScript:x", 1, 0, 0), ("java&#10;script:x", 1, 0, 0),
      ("java&#9;script:x", 1, 0, 0), ("&#1;javascript:x", 1, 0, 0), ("data:text/html,x", 1, 0, 0),
      ("vbscript:x", 1, 0, 0), ("place:sort=8", 0, 1, 0), ("chrome://settings", 0, 1, 0),
      ("about:config", 0, 1, 0), ("moz-extension://1/x", 0, 1, 0), ("view-source:javascript:x", 0, 1, 0),
      ("blob:https://a.example/1", 0, 1, 0), ("voyager:start", 0, 1, 0), ("no address", 0, 0, 1),
      ("", 0, 0, 1),
      ("https://", 0, 0, 1), ("https://a.example/", 0, 0, 0), ("file:///home/x.html", 0, 0, 0),
      ("mailto:a@a.example", 0, 0, 0), ("about:blank", 0, 0, 0),
    ])
  func leavesOut(_ address: String, _ scripts: Int, _ foreign: Int, _ unreadable: Int) {
    let found = read("<A HREF=\"\(address)\">A</A>")
    #expect(found.leftOut.scripts == scripts)
    #expect(found.leftOut.foreignPages == foreign)
    #expect(found.leftOut.unreadable == unreadable)
    #expect(found.count == 1 - scripts - foreign - unreadable)
  }

  @Test("Folders without end are dissolved, and their bookmarks stay")
  func deep() {
    let found = read(
      String(repeating: "<DT><H3>F</H3><DL>", count: 100_000) + "<DT><A HREF=\"https://a.example/\">A</A>")
    #expect(found.count == 1)
    #expect(TreeText.lines(found.tree).count < 100)
  }

  @Test(
    "Megabytes of rubbish are read in one go",
    arguments: [
      "<", "<a b=\"x<>", "<a b='", "<!--", "<!-- >", "<a ", "&", "&#", "\"'", "</dl>", "<dl>", "<h3>", "<dd>",
      "\0\u{1}", "<a href=\"https://a.example/\" x=\"", "<a/", "<a =", "</", "<?",
    ])
  func rubbish(_ piece: String) {
    let size = 200_000
    let data = Data(String(repeating: piece, count: size / piece.utf8.count).utf8)
    let time = ContinuousClock().measure { _ = NetscapeReader.read(data) }
    // A square of the size would take hours.
    #expect(time < .seconds(20))
  }

  @Test("Random bytes give something or nothing, and no crash")
  func random() {
    var numbers = SystemRandomNumberGenerator()
    let pieces = [
      "<DL>", "</DL>", "<H3>", "<A HREF=\"", "\"", ">", "https://a.example/", "<DD>", "&#", ";", "<",
    ]
    for _ in 0..<200 {
      var data = Data()
      for _ in 0..<50 {
        if let piece = pieces.randomElement(using: &numbers) { data.append(Data(piece.utf8)) }
        data.append(UInt8.random(in: 0...255, using: &numbers))
      }
      let read = NetscapeReader.read(data)
      #expect(NetscapeReader.read(NetscapeWriter.write(read.tree)).count == read.count)
    }
  }
}
