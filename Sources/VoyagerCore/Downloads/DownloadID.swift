public import Foundation

/// Names one download; the parent makes it.
public struct DownloadID: Hashable, Sendable {
  public let rawValue: UUID

  public init(rawValue: UUID = UUID()) {
    self.rawValue = rawValue
  }
}
