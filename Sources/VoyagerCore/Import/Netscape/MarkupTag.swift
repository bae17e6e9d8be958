/// A tag, and where its attributes stand.
struct MarkupTag {
  /// In small letters.
  let name: String
  let isClosing: Bool
  fileprivate(set) var attributes: [String: ArraySlice<UInt8>] = [:]

  init(name: String, isClosing: Bool) {
    self.name = name
    self.isClosing = isClosing
  }

  /// The first attribute of a name counts, as on every page.
  mutating func add(_ name: String, _ value: ArraySlice<UInt8>) {
    if attributes[name] == nil { attributes[name] = value }
  }

  func text(_ attribute: String) -> String? {
    attributes[attribute].map { MarkupEntities.decode($0) }
  }

  func isTrue(_ attribute: String) -> Bool {
    text(attribute)?.lowercased() == "true"
  }
}
