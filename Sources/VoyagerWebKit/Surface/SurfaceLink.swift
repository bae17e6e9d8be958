/// The way from a web view back to its surface.
@MainActor
final class SurfaceLink {
  weak var surface: WebKitSurface?

  init(_ surface: WebKitSurface) {
    self.surface = surface
  }
}
