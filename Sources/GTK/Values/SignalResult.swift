/// What a signal's handler may return.
@MainActor
public protocol SignalResult: ValueWritable {
  /// The answer of a handler whose owner is gone: as if it had not been connected.
  static var unanswered: Self { get }
}
