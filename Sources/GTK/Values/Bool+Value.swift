public import CDesktop

extension Bool: @MainActor ValueReadable, @MainActor SignalResult {
  public static var unanswered: Bool { false }

  public static func accepts(_ type: GType) -> Bool { type == shim_type_boolean() }

  public static func read(_ value: UnsafePointer<GValue>) -> Bool { g_value_get_boolean(value) != 0 }

  public func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_boolean(value, self ? 1 : 0) }
}
