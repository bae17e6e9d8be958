/// The rest of an address, proposed behind what a person types.
struct AddressCompletion: Hashable, Sendable {
  /// What follows the typed text in the field; never empty.
  let tail: String
  /// What typed text and tail stand for.
  let address: Address
  /// The row that it comes from.
  let row: Suggestion

  /// The host of the row's address, or all of it once the text goes on behind a slash.
  ///
  /// `nil` where the row does not begin as the text does, or where scheme or `www.` were typed and the row has others.
  init?(of typed: String, to row: Suggestion) {
    guard row.kind != .words, row.kind != .search, row.identity == nil, row.target.isWeb,
      let host = row.target.host, Self.mayBegin(typed, host, row.target)
    else {
      return nil
    }
    let beginning = AddressKey.key(ofTyped: typed)
    let key = AddressKey(row.target).text
    let length = beginning.count
    guard length > 0, key.count > length, key.prefix(length).lowercased() == beginning.lowercased() else {
      return nil
    }
    let isHost = !beginning.contains("/")
    let end = isHost ? key.firstIndex { "/?#".contains($0) } ?? key.endIndex : key.endIndex
    // Whoever ends with a slash means what is above the page that would follow.
    guard !beginning.hasSuffix("/") else { return nil }
    tail = String(key[..<end].dropFirst(length))
    guard !tail.isEmpty else { return nil }
    if isHost, !Self.isRoot(row.target) {
      let port = row.target.port.map { ":\($0)" } ?? ""
      address = Address("\(row.target.scheme ?? "https")://\(host)\(port)/")
    } else {
      address = row.target
    }
    self.row = row
  }

  /// Whether the row leads exactly there.
  var isWholeRow: Bool { address == row.target }

  private static func mayBegin(_ typed: String, _ host: String, _ target: Address) -> Bool {
    let lower = typed.lowercased()
    if let scheme = ["https", "http"].first(where: { lower.hasPrefix($0 + "://") }), target.scheme != scheme {
      return false
    }
    let rest = lower.firstRange(of: "://").map { lower[$0.upperBound...] } ?? lower[...]
    return !rest.hasPrefix("www.") || host.hasPrefix("www.")
  }

  private static func isRoot(_ address: Address) -> Bool {
    ["", "/"].contains(address.path) && address.query == nil && address.fragment == nil
  }
}
