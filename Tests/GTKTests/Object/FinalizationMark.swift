/// Tells a probe when it goes.
final class FinalizationMark: Sendable {
  private let probe: ThreadProbe

  init(_ probe: ThreadProbe) {
    self.probe = probe
  }

  deinit { probe.note() }
}
