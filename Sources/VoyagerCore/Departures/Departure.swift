public import Foundation

/// Something that left: a run of the program, a page's process, an address that another app opened.
public struct Departure: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case run(RunEnd, version: String)
    /// A process ended before the pages that it drew.
    case pages(ProcessEnd, sites: [String])
    /// Another app opened an address of a site.
    case address(Address, app: String, site: String)
  }

  public var date: Date
  public var kind: Kind
  /// Whose page it was; `nil` for a run.
  public var identity: IdentityID?
  /// How much memory a page's process had when it was last seen, in bytes, where that is known.
  public var memory: Int?

  public init(_ kind: Kind, at date: Date = Date(), identity: IdentityID? = nil, memory: Int? = nil) {
    self.date = date
    self.kind = kind
    self.identity = identity
    self.memory = memory
  }

  /// The sites that it tells of.
  var sites: [String] {
    switch kind {
    case .run: []
    case .pages(_, let sites): sites
    case .address(_, _, let site): [site]
    }
  }

  /// Whether it tells of what is to go from the history.
  func isMeant(by selection: HistorySelection) -> Bool {
    guard identity != nil else { return false }
    return switch selection {
    case .everything: true
    case .time(let range): range.contains(date)
    case .site(let host): sites.contains { $0 == host || $0.hasSuffix("." + host) }
    case .address(let address): sites.contains(address.site)
    case .visits, .pages: false
    }
  }
}
