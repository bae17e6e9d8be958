import CDesktop

/// Lets the addresses of an `Open` call on the session bus arrive as they were written.
///
/// GApplication makes a GFile of each, and that writes the `?` of a `file:` address as `%3F` and drops its
/// fragment. The call is changed into one for an action, which takes strings as they are; the order of calls,
/// their answers and the startup notification stay GApplication's.
enum OpenCall {
  /// The action that takes the addresses.
  static let action = "open-addresses"

  private static let interfaces: Set<String> = ["org.freedesktop.Application", "org.gtk.Application"]

  /// Must come before the application claims its name: calls may wait for it already.
  static func redirect(on connection: OpaquePointer) {
    g_dbus_connection_add_filter(
      connection,
      { _, message, incoming, _ in
        guard incoming != 0, let message, let call = OpenCall.actionCall(for: message) else {
          return message
        }
        g_object_unref(UnsafeMutableRawPointer(message))
        return call
      }, nil, nil)
  }

  /// Runs on the bus's own thread, so it touches nothing but the message.
  private static func actionCall(for message: OpaquePointer) -> OpaquePointer? {
    guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
      g_dbus_message_get_member(message).map({ String(cString: $0) }) == "Open",
      let interface = g_dbus_message_get_interface(message).map({ String(cString: $0) }),
      interfaces.contains(interface),
      let body = g_dbus_message_get_body(message),
      ["(asa{sv})", "(assa{sv})"].contains(String(cString: g_variant_get_type_string(body))),
      let call = g_dbus_message_copy(message, nil)
    else {
      return nil
    }
    let addresses = g_variant_get_child_value(body, 0)
    let startup = g_variant_get_child_value(body, g_variant_n_children(body) - 1)
    defer {
      g_variant_unref(addresses)
      g_variant_unref(startup)
    }
    var parameter = g_variant_new_variant(addresses)
    var parts = [g_variant_new_string(action), g_variant_new_array(nil, &parameter, 1), startup]
    g_dbus_message_set_interface(call, "org.freedesktop.Application")
    g_dbus_message_set_member(call, "ActivateAction")
    g_dbus_message_set_body(call, g_variant_new_tuple(&parts, gsize(parts.count)))
    return call
  }
}
