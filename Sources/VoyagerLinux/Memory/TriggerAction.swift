/// What is done when the kernel says that memory is short.
@MainActor
final class TriggerAction {
  let run: @MainActor () -> Void

  init(_ run: @escaping @MainActor () -> Void) {
    self.run = run
  }
}
