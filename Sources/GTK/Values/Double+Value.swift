public import CDesktop

extension Double: @MainActor ValueReadable, @MainActor ValueWritable {
  public static func accepts(_ type: GType) -> Bool { type == shim_type_double() }

  public static func read(_ value: UnsafePointer<GValue>) -> Double { g_value_get_double(value) }

  public func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_double(value, self) }
}
