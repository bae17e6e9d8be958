import CAccessibility

/// Owns one reference to a D-Bus value and reads its parts.
final class DBusValue {
  let pointer: OpaquePointer

  /// Takes over the caller's reference.
  init(owned pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit {
    g_variant_unref(pointer)
  }

  var count: Int {
    Int(g_variant_n_children(pointer))
  }

  subscript(index: Int) -> DBusValue? {
    guard index < count, let child = g_variant_get_child_value(pointer, gsize(index)) else {
      return nil
    }
    return DBusValue(owned: child)
  }

  var elements: [DBusValue] {
    (0..<count).compactMap { self[$0] }
  }

  /// The value inside a variant.
  var content: DBusValue? {
    g_variant_get_variant(pointer).map { DBusValue(owned: $0) }
  }

  var string: String? {
    guard ["s", "o"].contains(type) else {
      return nil
    }
    return g_variant_get_string(pointer, nil).map { String(cString: $0) }
  }

  var unsigned: UInt32? {
    type == "u" ? g_variant_get_uint32(pointer) : nil
  }

  var integer: Int32? {
    type == "i" ? g_variant_get_int32(pointer) : nil
  }

  var boolean: Bool? {
    type == "b" ? g_variant_get_boolean(pointer) != 0 : nil
  }

  /// All that is in it, without containers, as text.
  var leaves: [String] {
    if let content = type == "v" ? content : nil {
      return content.leaves
    }
    if g_variant_is_container(pointer) != 0 {
      return elements.flatMap(\.leaves)
    }
    guard string == nil, let words = g_variant_print(pointer, 0) else {
      return [string ?? ""]
    }
    defer { g_free(words) }
    return [String(cString: words)]
  }

  private var type: String {
    g_variant_get_type_string(pointer).map { String(cString: $0) } ?? ""
  }
}
