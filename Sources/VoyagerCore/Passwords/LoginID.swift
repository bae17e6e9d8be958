public import Foundation

/// Names a login for ever, also in the vault.
public struct LoginID: RawRepresentable, Hashable, Sendable {
  public let rawValue: UUID

  public init(rawValue: UUID = UUID()) {
    self.rawValue = rawValue
  }

  public init?(_ text: String) {
    guard let value = UUID(uuidString: text) else { return nil }
    rawValue = value
  }

  /// In lower case.
  public var text: String { rawValue.uuidString.lowercased() }
}
