/// Answers what an engine asks outside any surface.
///
/// The parent conforms to it.
@MainActor
public protocol EngineDelegate: AnyObject {
  /// What is at an address in the parent's own scheme (``Address/internalScheme``).
  ///
  /// Called for each load of such an address; `nil` makes the load fail as not found.
  ///
  /// - Parameter surface: The surface that shows it, if the engine knows.
  func engine(
    _ engine: any Engine, contentOf address: Address, for surface: (any EngineSurface)?
  ) -> InternalContent?

  /// Which sites may show notifications, and which may not, by their origin; for the others a page is told that it
  /// has to ask. Asked whenever the engine begins pages of a store.
  func engine(_ engine: any Engine, notificationDecisionsIn store: DataStore) -> [String: PermissionDecision]

  /// How the pages of a store reach the network. Asked when the engine opens the store, before anything is sent, and
  /// after ``Engine/proxyDidChange(in:)``.
  func engine(_ engine: any Engine, proxyOf store: DataStore) -> ProxyChoice

  /// A download began. The engine goes on only when the download's delegate names a destination.
  ///
  /// - Parameter surface: The surface whose page began it, or `nil` when none did.
  func engine(_ engine: any Engine, didStart download: any EngineDownload, from surface: (any EngineSurface)?)

  /// A driver asks for a page to control. Answered at once; `nil` refuses.
  ///
  /// - Parameters:
  ///   - placement: Where the driver wants the page.
  ///   - make: Makes the surface, in the driver's own store that lives in memory.
  func engine(
    _ engine: any Engine, automationPageIn placement: AutomationPlacement,
    make: () -> any EngineSurface
  ) -> (any EngineSurface)?
}
