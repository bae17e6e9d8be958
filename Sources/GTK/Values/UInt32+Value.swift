public import CDesktop

/// Unsigned numbers, and enumerations and flags in their C form.
extension UInt32: @MainActor ValueReadable, @MainActor ValueWritable {
  public static func accepts(_ type: GType) -> Bool {
    let fundamental = g_type_fundamental(type)
    return fundamental == shim_type_uint() || fundamental == shim_type_enum()
      || fundamental == shim_type_flags()
  }

  public static func read(_ value: UnsafePointer<GValue>) -> UInt32 {
    switch g_type_fundamental(shim_value_type(value)) {
    case shim_type_enum():
      UInt32(bitPattern: g_value_get_enum(value))
    case shim_type_flags():
      g_value_get_flags(value)
    default:
      g_value_get_uint(value)
    }
  }

  public func write(to value: UnsafeMutablePointer<GValue>) {
    switch g_type_fundamental(shim_value_type(value)) {
    case shim_type_enum():
      g_value_set_enum(value, Int32(bitPattern: self))
    case shim_type_flags():
      g_value_set_flags(value, self)
    default:
      g_value_set_uint(value, self)
    }
  }
}
