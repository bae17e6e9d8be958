public import Foundation

/// What only the platform can tell or say of a file.
///
/// A platform service that a shell lends the parent. It works away from the main actor.
public protocol FileMarks: Sendable {
  /// Its SHA-256 checksum, in small hexadecimal digits; `nil` where it can't be read.
  func checksum(of file: URL) async -> String?

  /// Notes beside a file where it came from, where the file system can.
  func setOrigin(_ address: Address, of file: URL) async
}
