/// What is done before a menu button opens what belongs to it.
@MainActor
final class MenuOpening {
  let run: @MainActor () -> Void

  init(_ run: @escaping @MainActor () -> Void) {
    self.run = run
  }
}
