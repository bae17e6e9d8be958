public import CDesktop

extension UInt: @MainActor ValueReadable, @MainActor ValueWritable {
  public static func accepts(_ type: GType) -> Bool {
    type == shim_type_uint64() || type == shim_type_ulong()
  }

  public static func read(_ value: UnsafePointer<GValue>) -> UInt {
    shim_value_type(value) == shim_type_ulong() ? g_value_get_ulong(value) : UInt(g_value_get_uint64(value))
  }

  public func write(to value: UnsafeMutablePointer<GValue>) {
    if shim_value_type(value) == shim_type_ulong() {
      g_value_set_ulong(value, self)
    } else {
      g_value_set_uint64(value, guint64(self))
    }
  }
}
