/// Listens to a surface.
///
/// It returns nothing and can stop nothing; what needs an answer goes to ``EngineSurfaceDelegate``.
@MainActor
public protocol EngineSurfaceObserver: AnyObject {
  /// Something happened on a surface. Called in the order in which it happened.
  func surface(_ surface: any EngineSurface, did event: SurfaceEvent)
}
