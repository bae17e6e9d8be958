public import Observation

/// The machine's reachability, as the person and the pages learn of it.
@MainActor @Observable
public final class NetworkModel {
  /// How long a change must hold before anybody is told: a change of networks is no loss.
  static let pause = Duration.seconds(2)

  public private(set) var state = NetworkState()

  /// Told when the network is gone for good or there again.
  @ObservationIgnored var didChange: @MainActor (NetworkState) -> Void = { _ in }
  @ObservationIgnored private let watch: (any NetworkWatch)?
  @ObservationIgnored private let pause: Duration
  @ObservationIgnored private var isKnown = false
  @ObservationIgnored private var settling: Task<Void, Never>?

  /// - Parameter watch: Without it, the network is taken to be there.
  public convenience init(watch: (any NetworkWatch)?) {
    self.init(watch: watch, pause: Self.pause)
  }

  init(watch: (any NetworkWatch)?, pause: Duration) {
    self.watch = watch
    self.pause = pause
    watch?.watch { [weak self] in self?.take($0) }
  }

  private func take(_ new: NetworkState) {
    guard isKnown else {
      // A machine that starts without a network was told so by itself.
      isKnown = true
      state = new
      return
    }
    settling?.cancel()
    guard new.isOnline != state.isOnline else {
      state = new
      return
    }
    settling = Task { [weak self, pause] in
      guard (try? await Task.sleep(for: pause)) != nil else { return }
      self?.settle(new)
    }
  }

  private func settle(_ new: NetworkState) {
    state = new
    didChange(new)
  }
}
