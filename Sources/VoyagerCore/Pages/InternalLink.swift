public import Foundation

/// A button on a page of the parent's.
///
/// A page of the web can't use it.
public enum InternalLink: Hashable, Sendable {
  case back
  case reload
  /// Goes on to a site whose certificate is not good. Only the page that made the offer knows its token.
  case acceptCertificate(token: UUID)
  /// Only the start page has these.
  case start(StartAction)

  private static let acceptance = "accept-certificate/"
  private static let start = "start/"

  /// The link that an address stands for, if it does.
  public init?(address: Address) {
    guard address.text.hasPrefix("\(Address.internalScheme):") else {
      return nil
    }
    let name = address.text.dropFirst(Address.internalScheme.count + 1)
    switch name {
    case "back": self = .back
    case "reload": self = .reload
    case _ where name.hasPrefix(Self.start):
      guard let action = StartAction(name: name.dropFirst(Self.start.count)) else {
        return nil
      }
      self = .start(action)
    default:
      guard name.hasPrefix(Self.acceptance),
        let token = UUID(uuidString: String(name.dropFirst(Self.acceptance.count)))
      else {
        return nil
      }
      self = .acceptCertificate(token: token)
    }
  }

  public var address: Address { Address("\(Address.internalScheme):\(name)") }

  private var name: String {
    switch self {
    case .back: "back"
    case .reload: "reload"
    case .acceptCertificate(let token): Self.acceptance + token.uuidString
    case .start(let action): Self.start + action.name
    }
  }
}
