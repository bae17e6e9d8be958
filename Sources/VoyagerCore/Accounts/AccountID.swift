public import Foundation

/// Names an account shortcut for ever.
public struct AccountID: RawRepresentable, Hashable, Sendable {
  public let rawValue: UUID

  public init(rawValue: UUID = UUID()) {
    self.rawValue = rawValue
  }

  /// In lower case.
  public var text: String { rawValue.uuidString.lowercased() }
}
