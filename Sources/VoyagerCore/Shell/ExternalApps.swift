public import Foundation

/// Finds and starts other apps.
///
/// A platform service that a shell lends the parent.
@MainActor
public protocol ExternalApps: AnyObject {
  /// The name of the app that opens such addresses, or `nil` if there is none.
  func nameOfApp(for address: Address) -> String?

  /// Hands an address to its app. The parent has asked the person before.
  ///
  /// - Returns: Whether an app took it.
  func open(_ address: Address) async -> Bool

  /// Opens a file of the person's in the app that the desktop has for it. Default: there is none.
  ///
  /// - Returns: Whether an app took it.
  func open(_ file: URL) async -> Bool

  /// Shows a file in its folder. Default: nothing shows folders.
  ///
  /// - Returns: Whether an app took it.
  func show(_ file: URL) async -> Bool
}

extension ExternalApps {
  public func open(_ file: URL) async -> Bool { false }

  public func show(_ file: URL) async -> Bool { false }
}
