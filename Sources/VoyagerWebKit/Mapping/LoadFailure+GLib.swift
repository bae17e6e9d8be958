import CDesktop
import GTK
import VoyagerCore

extension LoadFailure {
  /// The failure that an error stands for, or `nil` when the load was only stopped, replaced or handed over.
  init?(address: Address, _ error: GLibError) {
    guard var reason = Reason(error) else {
      return nil
    }
    if reason == .schemeUnknown, address.isWeb {
      // The engine knows the scheme; the rest of the address is what it can't read.
      reason = .addressInvalid
    }
    self.init(address: address, reason: reason, technical: error.message)
  }
}

extension LoadFailure.Reason {
  init?(_ error: GLibError) {
    switch error.domain {
    case name(webkit_network_error_quark()): self.init(network: error.code)
    case name(webkit_policy_error_quark()): self.init(policy: error.code)
    case name(webkit_media_error_quark()): return nil
    case name(g_io_error_quark()): self.init(io: error.code)
    case name(g_resolver_error_quark()): self.init(resolver: error.code)
    case name(soup_session_error_quark()): self = .connectionLost
    default: self = .other
    }
  }

  private init?(network code: Int32) {
    switch WebKitNetworkError(UInt32(bitPattern: code)) {
    case WEBKIT_NETWORK_ERROR_CANCELLED: return nil
    case WEBKIT_NETWORK_ERROR_UNKNOWN_PROTOCOL: self = .schemeUnknown
    case WEBKIT_NETWORK_ERROR_FILE_DOES_NOT_EXIST: self = .notFound
    case WEBKIT_NETWORK_ERROR_TRANSPORT: self = .connectionLost
    default: self = .other
    }
  }

  private init?(policy code: Int32) {
    switch WebKitPolicyError(UInt32(bitPattern: code)) {
    case WEBKIT_POLICY_ERROR_FRAME_LOAD_INTERRUPTED_BY_POLICY_CHANGE: return nil
    case WEBKIT_POLICY_ERROR_CANNOT_SHOW_URI: self = .schemeUnknown
    case WEBKIT_POLICY_ERROR_CANNOT_USE_RESTRICTED_PORT: self = .portRestricted
    default: self = .other
    }
  }

  private init?(io code: Int32) {
    switch GIOErrorEnum(UInt32(bitPattern: code)) {
    case G_IO_ERROR_CANCELLED: return nil
    case G_IO_ERROR_CONNECTION_REFUSED: self = .connectionRefused
    case G_IO_ERROR_TIMED_OUT: self = .timedOut
    case G_IO_ERROR_NETWORK_UNREACHABLE: self = .offline
    case G_IO_ERROR_HOST_UNREACHABLE: self = .connectionLost
    case G_IO_ERROR_HOST_NOT_FOUND: self = .hostNotFound
    case G_IO_ERROR_NOT_FOUND, G_IO_ERROR_NOT_DIRECTORY, G_IO_ERROR_IS_DIRECTORY: self = .notFound
    case G_IO_ERROR_INVALID_ARGUMENT, G_IO_ERROR_INVALID_FILENAME: self = .addressInvalid
    default: self = .connectionLost
    }
  }

  private init(resolver code: Int32) {
    let isOffline =
      code == G_RESOLVER_ERROR_TEMPORARY_FAILURE.rawValue
      && g_network_monitor_get_network_available(g_network_monitor_get_default()) == 0
    self = isOffline ? .offline : .hostNotFound
  }
}

private func name(_ domain: GQuark) -> String {
  string(g_quark_to_string(domain)) ?? ""
}
