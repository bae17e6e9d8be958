import Testing

@testable import VoyagerCore

@Suite struct CSVTests {
  @Test(
    "A table is read as RFC 4180 says",
    arguments: [
      ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]), ("a,b\nc,d", [["a", "b"], ["c", "d"]]),
      ("a\rb", [["a"], ["b"]]), ("\u{FEFF}a,\n", [["a", ""]]), ("\"a\"\"b\",\"c,d\"", [["a\"b", "c,d"]]),
      ("\"x\r\ny\",\"\n\"", [["x\r\ny", "\n"]]), (",,\r\n", [["", "", ""]]), ("\n\r\n\"\"\n", [[""]]),
      ("a\"b,c", [["a\"b", "c"]]), (" \"a\" ,b", [[" \"a\" ", "b"]]), ("", []),
      ("e\u{301},\u{1F469}\u{200D}\u{1F467}", [["e\u{301}", "\u{1F469}\u{200D}\u{1F467}"]]),
      ("\"a\"x,b", [["ax", "b"]]), ("a,\"\u{301}b\"", [["a", "\u{301}b"]]),
    ])
  func reads(text: String, records: [[String]]) throws {
    #expect(try CSVReader.records(of: text) == records)
  }

  @Test("Quotes that are never closed are told with their line")
  func open() {
    #expect(throws: CSVReader.Problem.openQuotes(line: 3)) { try CSVReader.records(of: "a\nb\nc,\"d\ne") }
  }

  @Test("What is written is read the same, and a table with nothing to quote has no quotes")
  func roundTrip() throws {
    let hard = [
      ["a,b", "\"", "x\r\ny", " blank ", "", "\u{FEFF}mark"], ["\r", "\n", "\"\"", "=1+1", "'", "\t"],
    ]
    #expect(try CSVReader.records(of: CSVWriter.text(hard)) == hard)
    #expect(CSVWriter.text([["a", "b c"], ["", "d"]]) == "a,b c\r\n,d\r\n")
  }
}
