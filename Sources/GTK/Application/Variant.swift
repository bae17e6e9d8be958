import CDesktop

/// The values that actions and menu items carry.
public enum Variant: Equatable, Sendable {
  case bool(Bool)
  case int(Int32)
  case string(String)
  case strings([String])

  /// The GVariant type's name.
  var signature: String {
    switch self {
    case .bool: "b"
    case .int: "i"
    case .string: "s"
    case .strings: "as"
    }
  }

  /// A new, floating GVariant.
  func makePointer() -> OpaquePointer? {
    switch self {
    case .bool(let value): g_variant_new_boolean(value ? 1 : 0)
    case .int(let value): g_variant_new_int32(value)
    case .string(let value): g_variant_new_string(value)
    case .strings(let values): withStrings(values) { g_variant_new_strv($0, -1) }
    }
  }

  /// Copies a borrowed GVariant; nil for types that are not used here.
  init?(_ pointer: OpaquePointer?) {
    guard let pointer else {
      return nil
    }
    switch String(cString: g_variant_get_type_string(pointer)) {
    case "b": self = .bool(g_variant_get_boolean(pointer) != 0)
    case "i": self = .int(g_variant_get_int32(pointer))
    case "s": self = .string(String(cString: g_variant_get_string(pointer, nil)))
    case "as":
      var count: gsize = 0
      let borrowed = g_variant_get_strv(pointer, &count)
      defer { g_free(borrowed) }
      self = .strings(
        UnsafeBufferPointer(start: borrowed, count: Int(count)).compactMap { $0.map { String(cString: $0) } })
    default: return nil
    }
  }
}
