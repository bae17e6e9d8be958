public import Foundation

/// Names a window for as long as it lives.
///
/// The parent makes it; a shell only repeats it.
public struct WindowID: Hashable, Sendable {
  public let rawValue: UUID

  public init(rawValue: UUID = UUID()) {
    self.rawValue = rawValue
  }
}
