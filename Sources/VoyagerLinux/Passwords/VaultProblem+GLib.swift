import CDesktop
import GTK
import VoyagerCore

extension VaultProblem {
  init(_ error: GLibError) {
    switch error.domain {
    case "secret-error" where error.code == Int32(SECRET_ERROR_IS_LOCKED.rawValue): self = .locked
    case "secret-error" where error.code == Int32(SECRET_ERROR_NO_SUCH_OBJECT.rawValue): self = .gone
    case "g-io-error-quark" where Self.isCancelled(error.code): self = .locked
    case "g-io-error-quark" where Self.isGone(error.code): self = .gone
    case "g-io-error-quark" where Self.isAbsent(error.code): self = .absent
    case "g-dbus-error-quark": self = Self.fromBus(error)
    // A session that a service began which is no more.
    case _ where error.message.contains("NoSession"): self = .gone
    case _ where error.message.contains("IsLocked"): self = .locked
    default: self = .refused(error.message)
    }
  }

  private static func fromBus(_ error: GLibError) -> VaultProblem {
    switch UInt32(bitPattern: error.code) {
    case G_DBUS_ERROR_SERVICE_UNKNOWN.rawValue, G_DBUS_ERROR_NO_SERVER.rawValue,
      G_DBUS_ERROR_SPAWN_EXEC_FAILED.rawValue...G_DBUS_ERROR_SPAWN_NO_MEMORY.rawValue:
      .absent
    case G_DBUS_ERROR_NO_REPLY.rawValue, G_DBUS_ERROR_NAME_HAS_NO_OWNER.rawValue,
      G_DBUS_ERROR_DISCONNECTED.rawValue, G_DBUS_ERROR_TIMEOUT.rawValue, G_DBUS_ERROR_TIMED_OUT.rawValue,
      G_DBUS_ERROR_UNKNOWN_OBJECT.rawValue, G_DBUS_ERROR_UNKNOWN_METHOD.rawValue,
      G_DBUS_ERROR_UNKNOWN_INTERFACE.rawValue:
      .gone
    default: .refused(error.message)
    }
  }

  private static func isCancelled(_ code: Int32) -> Bool { code == Int32(G_IO_ERROR_CANCELLED.rawValue) }

  private static func isGone(_ code: Int32) -> Bool {
    [G_IO_ERROR_CLOSED, G_IO_ERROR_TIMED_OUT, G_IO_ERROR_BROKEN_PIPE].contains { code == Int32($0.rawValue) }
  }

  private static func isAbsent(_ code: Int32) -> Bool {
    [G_IO_ERROR_NOT_FOUND, G_IO_ERROR_CONNECTION_REFUSED, G_IO_ERROR_INVALID_ARGUMENT, G_IO_ERROR_FAILED]
      .contains { code == Int32($0.rawValue) }
  }
}
