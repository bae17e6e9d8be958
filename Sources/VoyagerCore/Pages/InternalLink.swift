public import Foundation

/// A button on a page of the parent's.
///
/// A page of the web can't use it.
public enum InternalLink: Hashable, Sendable {
  case back
  case reload
  case departures
  /// Goes on to a site whose certificate is not good. Only the page that made the offer knows its token.
  case acceptCertificate(token: UUID)
  /// Does so, and remembers it.
  case alwaysAcceptCertificate(token: UUID)
  /// Only the start page has these.
  case start(StartAction)
  /// Only the page of an article has these.
  case reader(ReaderAction)

  private static let acceptance = "accept-certificate/"
  private static let lastingAcceptance = "always-accept-certificate/"
  private static let start = "start/"
  private static let reader = "read/"

  /// The link that an address stands for, if it does.
  public init?(address: Address) {
    guard address.text.hasPrefix("\(Address.internalScheme):") else {
      return nil
    }
    let name = address.text.dropFirst(Address.internalScheme.count + 1)
    switch name {
    case "back": self = .back
    case "reload": self = .reload
    case "what-ended": self = .departures
    case _ where name.hasPrefix(Self.start):
      guard let action = StartAction(name: name.dropFirst(Self.start.count)) else {
        return nil
      }
      self = .start(action)
    case _ where name.hasPrefix(Self.reader):
      guard let action = ReaderAction(name: name.dropFirst(Self.reader.count)) else {
        return nil
      }
      self = .reader(action)
    default:
      if let token = Self.token(after: Self.acceptance, in: name) {
        self = .acceptCertificate(token: token)
      } else if let token = Self.token(after: Self.lastingAcceptance, in: name) {
        self = .alwaysAcceptCertificate(token: token)
      } else {
        return nil
      }
    }
  }

  private static func token(after start: String, in name: Substring) -> UUID? {
    name.hasPrefix(start) ? UUID(uuidString: String(name.dropFirst(start.count))) : nil
  }

  public var address: Address { Address("\(Address.internalScheme):\(name)") }

  private var name: String {
    switch self {
    case .back: "back"
    case .reload: "reload"
    case .departures: "what-ended"
    case .acceptCertificate(let token): Self.acceptance + token.uuidString
    case .alwaysAcceptCertificate(let token): Self.lastingAcceptance + token.uuidString
    case .start(let action): Self.start + action.name
    case .reader(let action): Self.reader + action.name
    }
  }
}
