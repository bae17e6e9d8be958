import CAccessibility
import Foundation
import Synchronization

/// Services on the session bus that note what they are asked, and answer as they were told.
///
/// Their connection has a thread of its own, so that they answer whatever the test waits for.
final class FakeServices: Sendable {
  private final class Notes: Sendable {
    let calls = Mutex<[ServiceCall]>([])
    let answers: [String: [DBusArgument]]

    init(_ answers: [String: [DBusArgument]]) {
      self.answers = answers
    }
  }

  // GDBus connections may be used and released on any thread.
  private nonisolated(unsafe) let connection: OpaquePointer
  private let notes: Notes

  /// - Parameters:
  ///   - names: Those under which they can be called. Nobody else may have them.
  ///   - answers: What each method answers, by its name; others fail.
  ///   - signal: A signal of other programs that is noted like a call, by its interface.
  init(_ names: [String], answers: [String: [DBusArgument]], signal: String? = nil) throws {
    var failure: UnsafeMutablePointer<GError>?
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let address = ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"],
      let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, &failure)
    else {
      throw AccessibilityError.noBus("No session bus.")
    }
    self.connection = connection
    notes = Notes(answers)
    g_dbus_connection_add_filter(
      connection,
      { connection, message, incoming, data in
        guard incoming != 0, let connection, let message, let data else {
          return message
        }
        return FakeServices.take(message, Unmanaged<Notes>.fromOpaque(data).takeUnretainedValue(), connection)
      },
      Unmanaged.passRetained(notes).toOpaque(),
      { data in if let data { Unmanaged<Notes>.fromOpaque(data).release() } })
    if let signal {
      try ask("AddMatch", [.string("type='signal',interface='\(signal)'")])
    }
    let doNotQueue: UInt32 = 4
    for name in names {
      try ask("RequestName", [.string(name), .unsigned(doNotQueue)])
    }
  }

  deinit {
    g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// What was asked under a name so far, in order.
  func calls(of member: String) -> [ServiceCall] {
    notes.calls.withLock { calls in calls.filter { $0.member == member } }
  }

  /// Waits for a call that suits.
  func call(of member: String, where suits: @Sendable (ServiceCall) -> Bool = { _ in true }) async throws
    -> ServiceCall
  {
    try await Poll.until("a call of \(member)", details: { "\(self.notes.calls.withLock(\.self))" }) {
      calls(of: member).last(where: suits)
    }
  }

  /// Tells every listener of something.
  func emit(_ signal: String, of interface: String, at path: String, _ arguments: [DBusArgument]) {
    g_dbus_connection_emit_signal(
      connection, nil, path, interface, signal, DBusArgument.tuple(arguments), nil)
  }

  private static func take(_ message: OpaquePointer, _ notes: Notes, _ connection: OpaquePointer)
    -> OpaquePointer?
  {
    guard let member = g_dbus_message_get_member(message).map({ String(cString: $0) }) else {
      return message
    }
    let kind = g_dbus_message_get_message_type(message)
    if kind == G_DBUS_MESSAGE_TYPE_METHOD_CALL || kind == G_DBUS_MESSAGE_TYPE_SIGNAL {
      let body = g_dbus_message_get_body(message).map { DBusValue(owned: g_variant_ref($0)) }
      notes.calls.withLock { $0.append(ServiceCall(member: member, values: body?.leaves ?? [])) }
    }
    guard kind == G_DBUS_MESSAGE_TYPE_METHOD_CALL, let answer = notes.answers[member],
      let reply = g_dbus_message_new_method_reply(message)
    else {
      return message
    }
    g_dbus_message_set_body(reply, DBusArgument.tuple(answer))
    g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(reply))
    g_object_unref(UnsafeMutableRawPointer(message))
    return nil
  }

  private func ask(_ method: String, _ arguments: [DBusArgument]) throws {
    let name = "org.freedesktop.DBus"
    guard
      let answer = g_dbus_connection_call_sync(
        connection, name, "/org/freedesktop/DBus", name, method, DBusArgument.tuple(arguments), nil,
        G_DBUS_CALL_FLAGS_NONE, 10_000, nil, nil)
    else {
      throw AccessibilityError.callFailed(method: method, reason: "\(arguments)")
    }
    let value = DBusValue(owned: answer)
    // The name has an owner already.
    guard value[0]?.unsigned ?? 1 == 1 else {
      throw AccessibilityError.callFailed(method: method, reason: "\(arguments) is taken")
    }
  }
}
