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
}
