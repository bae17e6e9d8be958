/// Tells whether the machine has a network.
///
/// A platform service that a shell lends the parent. What the system does not know is told as online and not metered.
@MainActor
public protocol NetworkWatch: AnyObject {
  /// Begins to watch.
  ///
  /// It is called once.
  ///
  /// - Parameter report: Told the state as it is now, as soon as that is known, and then with every change; it may be
  ///   called often, and with the same state again.
  func watch(_ report: @escaping @MainActor (NetworkState) -> Void)
}
