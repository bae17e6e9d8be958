/// What a process signal runs.
@MainActor
final class SignalAction {
  let run: @MainActor () -> Void

  init(_ run: @escaping @MainActor () -> Void) {
    self.run = run
  }
}
