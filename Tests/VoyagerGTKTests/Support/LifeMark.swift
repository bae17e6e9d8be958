/// Goes with the object that it is attached to.
@MainActor
final class LifeMark {
  private let didEnd: @MainActor () -> Void

  init(_ didEnd: @escaping @MainActor () -> Void) {
    self.didEnd = didEnd
  }

  isolated deinit { didEnd() }
}
