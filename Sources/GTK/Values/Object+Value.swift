public import CDesktop

/// A returned object is given with a reference of its own; see `Lent` for the other way.
extension Object: @MainActor NullableValue {
  public static func accepts(_ type: GType) -> Bool {
    g_type_is_a(type, Self.type) != 0 || g_type_is_a(Self.type, type) != 0
  }

  public static func read(_ value: UnsafePointer<GValue>) -> Self {
    guard let object = readIfPresent(value) else {
      preconditionFailure("NULL where a \(Self.self) was expected; use an optional")
    }
    return object
  }

  public static func readIfPresent(_ value: UnsafePointer<GValue>) -> Self? {
    wrap(ifPresent: g_value_get_object(value))
  }

  public func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_object(value, raw) }

  public static func writeNull(to value: UnsafeMutablePointer<GValue>) { g_value_set_object(value, nil) }
}
