import GTK

/// Counts how many of the objects it was shown still live.
@MainActor
final class LiveObjects {
  private(set) var count = 0

  func watch(_ object: Object) {
    count += 1
    object.attach(LifeMark { [weak self] in self?.count -= 1 })
  }
}
