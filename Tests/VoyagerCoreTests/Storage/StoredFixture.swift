/// A document for tests of the files alone.
struct StoredFixture: Codable, Hashable, Sendable {
  var name = "first"
  var size = 1.1
}
