import VoyagerCore

/// Changes a page's size while what the person reads stays where it is.
@MainActor
final class ZoomInPlace {
  /// A page that hangs is changed without its place.
  private static let patience = Duration.milliseconds(200)

  private weak var surface: WebKitSurface?
  /// The size that is on its way: of many, asked for at once, the last counts.
  private var wanted: Double?

  func follow(_ surface: WebKitSurface) {
    self.surface = surface
  }

  func zoom(to zoom: Double) {
    let isOnItsWay = wanted != nil
    wanted = zoom
    guard !isOnItsWay else {
      return
    }
    Task { [weak self] in
      _ = await self?.surface?.channel.run(ReadingPlace.noting, within: Self.patience)
      self?.change()
    }
  }

  private func change() {
    guard let surface, let zoom = wanted else {
      return
    }
    wanted = nil
    let ratio = surface.zoom / zoom
    surface.zoom = zoom
    surface.channel.tell(ReadingPlace.returning(ratio))
  }
}
