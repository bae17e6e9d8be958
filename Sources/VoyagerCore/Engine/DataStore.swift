public import Foundation

/// Where an engine keeps what the sites of one identity leave behind: cookies, cache, storage.
public struct DataStore: Hashable, Sendable {
  /// The place a store is kept in.
  public enum Location: Hashable, Sendable {
    /// Nothing is written; everything is gone with the last surface.
    case memory
    /// Kept in two folders that belong to this store alone.
    case disk(data: URL, cache: URL)
  }

  public let identity: IdentityID
  public let location: Location

  public init(identity: IdentityID, location: Location) {
    self.identity = identity
    self.location = location
  }
}
