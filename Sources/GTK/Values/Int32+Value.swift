public import CDesktop

extension Int32: @MainActor ValueReadable, @MainActor SignalResult {
  public static var unanswered: Int32 { 0 }

  public static func accepts(_ type: GType) -> Bool { type == shim_type_int() }

  public static func read(_ value: UnsafePointer<GValue>) -> Int32 { g_value_get_int(value) }

  public func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_int(value, self) }
}
