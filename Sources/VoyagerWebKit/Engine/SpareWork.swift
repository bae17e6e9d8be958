/// What is done when the main loop has nothing else to do.
@MainActor
final class SpareWork {
  let run: @MainActor () -> Void

  init(_ run: @escaping @MainActor () -> Void) {
    self.run = run
  }
}
