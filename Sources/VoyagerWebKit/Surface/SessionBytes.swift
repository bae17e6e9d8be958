import CDesktop
import Foundation
import GTK

/// The engine's list of a tab's pages as it is kept: without what forms sent, which may hold passwords.
///
/// WebKit has no call for it, so its bytes are read: a `GVariant` whose type is the same since 2016.
enum SessionBytes {
  private static let sent = "m(sa(uaysxmxmds))"
  private static let frame = "(ssssasmayxx(ii)d\(sent)av)"
  private static let type = "(qa(s\(frame)u)mu)"
  private static let version: UInt16 = 2

  /// - Returns: The bytes without what was sent, or `nil` where they are of a kind that is not known.
  static func withoutForms(_ bytes: OpaquePointer?) -> Data? {
    guard let bytes, let kind = g_variant_type_new(type) else {
      return nil
    }
    defer { g_variant_type_free(kind) }
    guard let state = g_variant_new_from_bytes(kind, bytes, 0) else {
      return nil
    }
    g_variant_ref_sink(state)
    defer { g_variant_unref(state) }
    guard g_variant_is_normal_form(state) != 0, isKnown(state), let kept = strip(state) else {
      return nil
    }
    g_variant_ref_sink(kept)
    defer { g_variant_unref(kept) }
    guard let result = g_variant_get_data_as_bytes(kept) else {
      return nil
    }
    defer { g_bytes_unref(result) }
    return Bytes.data(result)
  }

  private static func isKnown(_ state: OpaquePointer) -> Bool {
    guard let first = g_variant_get_child_value(state, 0) else {
      return false
    }
    defer { g_variant_unref(first) }
    return g_variant_get_uint16(first) == version
  }

  /// Gives the same value with nothing wherever something was sent, in frames within frames too.
  private static func strip(_ value: OpaquePointer) -> OpaquePointer? {
    let type = String(cString: g_variant_get_type_string(value))
    guard type != sent else {
      return g_variant_new_maybe(g_variant_type_element(g_variant_get_type(value)), nil)
    }
    guard type == "v" || type.contains(sent) || type == "av" else {
      return value
    }
    let count = g_variant_n_children(value)
    var children: [OpaquePointer?] = []
    var owned: [OpaquePointer] = []
    defer { owned.forEach { g_variant_unref($0) } }
    for index in 0..<count {
      guard let child = g_variant_get_child_value(value, index) else {
        return nil
      }
      owned.append(child)
      guard let kept = strip(child) else {
        return nil
      }
      children.append(kept)
    }
    switch type.first {
    case "v": return children.first.flatMap { $0 }.map { g_variant_new_variant($0) }
    case "a": return g_variant_new_array(g_variant_type_element(g_variant_get_type(value)), children, count)
    default: return g_variant_new_tuple(children, count)
    }
  }
}
