/// Keeps an observing body alive; dropping it ends the observation.
@MainActor
public final class ObservationToken {
  private let observer: Observer

  init(_ observer: Observer) {
    self.observer = observer
  }

  isolated deinit { observer.stop() }
}
