/// What a person does to the start page.
public enum StartAction: Hashable, Sendable {
  case pin(Address)
  case unpin(Address)
  /// Takes a site off the most visited ones.
  case remove(Address)
  case undo

  init?(name: Substring) {
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let address = Address(PercentEncoding.decode(parts.count == 2 ? String(parts[1]) : ""))
    switch (parts.first, address.isWeb) {
    case ("pin", true): self = .pin(address)
    case ("unpin", true): self = .unpin(address)
    case ("remove", true): self = .remove(address)
    case ("undo", false) where parts.count == 1: self = .undo
    default: return nil
    }
  }

  var name: String {
    switch self {
    case .pin(let address): "pin/" + Self.encoded(address)
    case .unpin(let address): "unpin/" + Self.encoded(address)
    case .remove(let address): "remove/" + Self.encoded(address)
    case .undo: "undo"
    }
  }

  private static func encoded(_ address: Address) -> String {
    PercentEncoding.encode(address.text, isAllowed: \.isUnreserved)
  }
}
