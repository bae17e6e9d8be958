public import CDesktop

/// A value whose C form may be NULL, so that its optional is a value as well.
@MainActor
public protocol NullableValue: ValueReadable, ValueWritable {
  static func readIfPresent(_ value: UnsafePointer<GValue>) -> Self?

  static func writeNull(to value: UnsafeMutablePointer<GValue>)
}

extension Optional: @MainActor ValueReadable where Wrapped: NullableValue {
  public static func accepts(_ type: GType) -> Bool { Wrapped.accepts(type) }

  public static func read(_ value: UnsafePointer<GValue>) -> Wrapped? { Wrapped.readIfPresent(value) }
}

extension Optional: @MainActor ValueWritable where Wrapped: NullableValue {
  public func write(to value: UnsafeMutablePointer<GValue>) {
    guard let self else {
      Wrapped.writeNull(to: value)
      return
    }
    self.write(to: value)
  }
}

extension Optional: @MainActor SignalResult where Wrapped: NullableValue {
  public static var unanswered: Wrapped? { nil }
}
