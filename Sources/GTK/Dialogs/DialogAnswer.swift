/// The answer of a dialog, given once; what comes later is ignored.
@MainActor
final class DialogAnswer<Value: Sendable> {
  private let fallback: Value
  private var given: Value?
  private var continuation: CheckedContinuation<Value, Never>?

  init(_ fallback: Value) {
    self.fallback = fallback
  }

  func give(_ value: Value) {
    guard given == nil else {
      return
    }
    given = value
    continuation.take()?.resume(returning: value)
  }

  func giveDefault() { give(fallback) }

  func value() async -> Value {
    if let given {
      return given
    }
    return await withCheckedContinuation { continuation = $0 }
  }
}
