import CAccessibility

/// A connection to the accessibility bus, which speaks the AT-SPI protocol.
///
/// What must run: an X display, a D-Bus session (`dbus-run-session`) that was started with `DISPLAY` set, and
/// the service file of `at-spi2-core`, through which the session starts `at-spi-bus-launcher` by itself at the
/// first question. Nothing else needs a setting: GTK 4 registers its windows when the bus is there.
actor AccessibilityBus {
  private let executor = BlockingQueueExecutor(label: "accessibility")
  // GDBus connections may be used and released on any thread.
  private nonisolated(unsafe) let connection: OpaquePointer

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  init() throws {
    var failure: UnsafeMutablePointer<GError>?
    guard let session = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, &failure) else {
      throw AccessibilityError.noBus(Self.take(failure))
    }
    defer { g_object_unref(UnsafeMutableRawPointer(session)) }
    let answer = try Self.call(
      session, to: "org.a11y.Bus", at: "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
    guard let address = answer[0]?.string else {
      throw AccessibilityError.unexpectedAnswer(method: "GetAddress")
    }
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard
      let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, &failure)
    else {
      throw AccessibilityError.noBus(Self.take(failure))
    }
    self.connection = connection
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  func call(
    _ reference: AccessibleReference, _ interface: String, _ method: String,
    _ arguments: [DBusArgument] = []
  ) throws -> DBusValue {
    try Self.call(
      connection, to: reference.busName, at: reference.path, interface, method, arguments)
  }

  func property(_ name: String, of interface: String, at reference: AccessibleReference) throws
    -> DBusValue
  {
    let answer = try call(
      reference, "org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(name)])
    guard let value = answer[0]?.content else {
      throw AccessibilityError.unexpectedAnswer(method: name)
    }
    return value
  }

  private static let timeoutInMilliseconds: Int32 = 10_000

  private static func call(
    _ connection: OpaquePointer, to busName: String, at path: String, _ interface: String,
    _ method: String, _ arguments: [DBusArgument] = []
  ) throws -> DBusValue {
    var failure: UnsafeMutablePointer<GError>?
    guard
      let answer = g_dbus_connection_call_sync(
        connection, busName, path, interface, method, DBusArgument.tuple(arguments), nil,
        G_DBUS_CALL_FLAGS_NONE, timeoutInMilliseconds, nil, &failure)
    else {
      throw AccessibilityError.callFailed(method: method, reason: take(failure))
    }
    return DBusValue(owned: answer)
  }

  private static func take(_ failure: UnsafeMutablePointer<GError>?) -> String {
    guard let failure else {
      return "The reason is unknown."
    }
    defer { g_error_free(failure) }
    return String(cString: failure.pointee.message)
  }
}
