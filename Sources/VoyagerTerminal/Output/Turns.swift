/// Lets only so many work at a time, in the order in which they came.
@MainActor
final class Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int = 1) {
    free = count
  }

  /// Waits for a turn.
  ///
  /// Each call is followed by one of `give()`.
  func take() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func give() {
    guard !waiting.isEmpty else {
      free += 1
      return
    }
    waiting.removeFirst().resume()
  }
}
