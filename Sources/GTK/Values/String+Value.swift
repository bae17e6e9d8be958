public import CDesktop

/// NULL reads as the empty string; use `String?` where the difference matters.
extension String: @MainActor NullableValue {
  public static func accepts(_ type: GType) -> Bool { type == shim_type_string() }

  public static func read(_ value: UnsafePointer<GValue>) -> String { readIfPresent(value) ?? "" }

  public static func readIfPresent(_ value: UnsafePointer<GValue>) -> String? {
    g_value_get_string(value).map { String(cString: $0) }
  }

  public func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, self) }

  public static func writeNull(to value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, nil) }
}
