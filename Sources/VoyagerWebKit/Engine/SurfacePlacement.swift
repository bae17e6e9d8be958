/// Where pages are drawn.
public enum SurfacePlacement: Hashable, Sendable {
  /// Where a shell puts their views.
  case byShell
  /// Each in a bare window of its own, on a display that nobody sees.
  ///
  /// The size of a page, in pixels.
  case unseen(width: Int, height: Int)
}
