/// An address as people begin to type it: without scheme, user information and `www.`, in letters that can be read.
struct AddressKey: Hashable, Sendable {
  let text: String

  init(_ address: Address) {
    let readable = AddressDisplay.full(address)
    guard address.isWeb, let host = address.host else {
      text = address.isFile ? readable.replacing("file://", with: "", maxReplacements: 1) : readable
      return
    }
    let port = address.port.map { ":\($0)" } ?? ""
    let name = AddressDisplay.host(host) + port
    let tail = readable.firstRange(of: "://").map { readable[$0.upperBound...] }
      .flatMap { rest in rest.firstIndex { "/?#".contains($0) }.map { rest[$0...] } }
    text = Self.withoutPrefix(name) + (tail.map(String.init) ?? "")
  }

  /// What was typed, without a scheme of the web and `www.`.
  static func key(ofTyped text: String) -> String {
    let lower = text.lowercased()
    let scheme = ["https://", "http://"].first { lower.hasPrefix($0) } ?? ""
    return withoutPrefix(String(text.dropFirst(scheme.count)))
  }

  private static func withoutPrefix(_ name: String) -> String {
    name.lowercased().hasPrefix("www.") ? String(name.dropFirst(4)) : name
  }
}
