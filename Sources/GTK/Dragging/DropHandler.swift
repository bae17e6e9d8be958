/// What a drop runs.
@MainActor
final class DropHandler {
  let run: @MainActor (Drag) -> Void

  init(_ run: @escaping @MainActor (Drag) -> Void) {
    self.run = run
  }
}
