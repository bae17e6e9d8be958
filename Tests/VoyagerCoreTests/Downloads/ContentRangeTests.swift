import Testing
import VoyagerCore

@Suite struct ContentRangeTests {
  @Test(
    "A range that can be true is read",
    arguments: [
      ("bytes 3-5/6", 3, 6), ("Bytes 0-0/1", 0, 1), ("bytes 500-999/*", 500, nil),
    ] as [(String, Int64, Int64?)])
  func isRead(header: String, start: Int64, length: Int64?) throws {
    let range = try #require(ContentRange(header))
    #expect(range.start == start && range.length == length)
  }

  @Test(
    "One that can't is none",
    arguments: [
      "", "bytes", "bytes */6", "bytes 5-3/6", "bytes 3-6/6", "bytes -3-5/6", "pages 1-2/3", "bytes 1-2/x",
      "bytes 9223372036854775808-9223372036854775809/*", "bytes 1-2",
    ])
  func isNone(header: String) {
    #expect(ContentRange(header) == nil)
  }
}
