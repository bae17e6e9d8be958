public import CDesktop

/// Boxed, pointer and other C values.
///
/// They are borrowed: copy what is needed before the handler returns.
extension UnsafeMutableRawPointer: @MainActor NullableValue {
  public static func accepts(_ type: GType) -> Bool {
    let fundamental = g_type_fundamental(type)
    return fundamental == shim_type_boxed() || fundamental == shim_type_pointer()
      || fundamental == shim_type_param() || fundamental == shim_type_variant()
      || fundamental == shim_type_object() || fundamental == shim_type_interface()
  }

  public static func read(_ value: UnsafePointer<GValue>) -> UnsafeMutableRawPointer {
    guard let pointer = readIfPresent(value) else {
      preconditionFailure("NULL where a pointer was expected; use an optional")
    }
    return pointer
  }

  public static func readIfPresent(_ value: UnsafePointer<GValue>) -> UnsafeMutableRawPointer? {
    g_value_peek_pointer(value)
  }

  public func write(to value: UnsafeMutablePointer<GValue>) {
    switch g_type_fundamental(shim_value_type(value)) {
    case shim_type_object(), shim_type_interface():
      g_value_set_object(value, self)
    case shim_type_boxed():
      g_value_set_boxed(value, self)
    case shim_type_variant():
      g_value_set_variant(value, OpaquePointer(self))
    default:
      g_value_set_pointer(value, self)
    }
  }

  public static func writeNull(to value: UnsafeMutablePointer<GValue>) { g_value_reset(value) }
}
