public import CDesktop

extension Int: @MainActor ValueReadable, @MainActor ValueWritable {
  public static func accepts(_ type: GType) -> Bool {
    type == shim_type_int64() || type == shim_type_long()
  }

  public static func read(_ value: UnsafePointer<GValue>) -> Int {
    shim_value_type(value) == shim_type_long() ? g_value_get_long(value) : Int(g_value_get_int64(value))
  }

  public func write(to value: UnsafeMutablePointer<GValue>) {
    if shim_value_type(value) == shim_type_long() {
      g_value_set_long(value, self)
    } else {
      g_value_set_int64(value, gint64(self))
    }
  }
}
