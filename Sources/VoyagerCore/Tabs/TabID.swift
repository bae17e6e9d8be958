public import Foundation

/// Names a tab for as long as it lives, in every window it passes through.
///
/// The parent makes it.
public struct TabID: Hashable, Sendable {
  public let rawValue: UUID

  public init(rawValue: UUID = UUID()) {
    self.rawValue = rawValue
  }
}
