public import Foundation

/// One time that a page was there.
public struct Visit: Hashable, Sendable {
  public var address: Address
  public var title: String
  public var identity: IdentityID
  public var time: Date
  public var kind: VisitKind
  /// The page that led to it, or `nil`.
  public var opener: Address?

  public init(
    to address: Address, title: String = "", as identity: IdentityID, at time: Date, kind: VisitKind = .link,
    opener: Address? = nil
  ) {
    self.address = address
    self.title = title
    self.identity = identity
    self.time = time
    self.kind = kind
    self.opener = opener
  }
}
