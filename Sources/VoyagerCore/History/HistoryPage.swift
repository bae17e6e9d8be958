public import Foundation

/// A page that was visited, once for each identity.
public struct HistoryPage: Hashable, Sendable, Identifiable {
  public let id: Int64
  public let address: Address
  public let title: String
  public let identity: IdentityID
  public let visits: Int
  public let lastVisit: Date
}
