import Foundation

/// What a person does to the start page.
public enum StartAction: Hashable, Sendable {
  case pin(Address)
  case unpin(Address)
  /// Takes a site off the most visited ones.
  case remove(Address)
  case account(AccountID)
  case undo

  init?(name: Substring) {
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let text = parts.count == 2 ? PercentEncoding.decode(String(parts[1])) : ""
    let address = Address(text)
    if parts.first == "account", let id = UUID(uuidString: text) {
      self = .account(AccountID(rawValue: id))
      return
    }
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
    case .account(let id): "account/" + id.text
    case .undo: "undo"
    }
  }

  private static func encoded(_ address: Address) -> String {
    PercentEncoding.encode(address.text, isAllowed: \.isUnreserved)
  }
}
