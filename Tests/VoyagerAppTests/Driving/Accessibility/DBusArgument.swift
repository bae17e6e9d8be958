import CAccessibility

enum DBusArgument: Sendable {
  case string(String)
  case integer(Int32)
  case unsigned(UInt32)
  case path(String)

  /// Makes a tuple whose reference is floating: the call that takes it consumes it.
  static func tuple(_ arguments: [DBusArgument]) -> OpaquePointer? {
    let values = arguments.map(\.value)
    return g_variant_new_tuple(values, gsize(values.count))
  }

  private var value: OpaquePointer? {
    switch self {
    case .string(let text): g_variant_new_string(text)
    case .integer(let number): g_variant_new_int32(number)
    case .unsigned(let number): g_variant_new_uint32(number)
    case .path(let text): g_variant_new_object_path(text)
    }
  }
}
