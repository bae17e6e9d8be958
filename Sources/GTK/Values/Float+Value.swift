public import CDesktop

extension Float: @MainActor ValueReadable, @MainActor ValueWritable {
  public static func accepts(_ type: GType) -> Bool { type == shim_type_float() }

  public static func read(_ value: UnsafePointer<GValue>) -> Float { g_value_get_float(value) }

  public func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_float(value, self) }
}
