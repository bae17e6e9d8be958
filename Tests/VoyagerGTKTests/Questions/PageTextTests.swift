import Testing

@testable import VoyagerGTK

extension GTKShellTests {
  @Suite("Text of pages")
  struct PageTextTests {
    @Test(
      "What is invisible, or turns the reading direction, is left out",
      arguments: [
        ("pay\u{202E}lapyap.com", "paylapyap.com"), ("a\u{2066}b\u{2069}", "ab"), ("a\u{7}b\u{0}c", "abc"),
      ])
    func leavesOut(text: String, shown: String) {
      #expect(PageText.body(text) == shown)
      #expect(PageText.line(text) == shown)
    }

    @Test("Lines end in one way, and only a body keeps them")
    func lines() {
      #expect(PageText.body("one\r\ntwo\rthree\u{2028}four\n") == "one\ntwo\nthree\nfour")
      #expect(PageText.line(" one\r\ntwo ") == "one  two")
    }

    @Test("A long text is cut and says so")
    func cuts() {
      let body = PageText.body(String(repeating: "word ", count: 10_000))
      #expect(body.count <= 4_001)
      #expect(body.hasSuffix("…"))
      let lines = PageText.body(String(repeating: "line\n", count: 500)).split(separator: "\n")
      #expect(lines.count <= 101)
      #expect(PageText.line(String(repeating: "a", count: 500), limit: 10) == "aaaaaaaaaa…")
    }

    @Test("A text that just fits is not cut")
    func fits() {
      let text = String(repeating: "a", count: 80)
      #expect(PageText.line(text) == text)
    }

    @Test("An endless word is broken")
    func breaks() {
      let longest = PageText.body(String(repeating: "a", count: 1_000)).split(separator: "\n").map(\.count)
        .max()
      #expect(longest == 160)
    }
  }
}
