import CDesktop
import GTK
import VoyagerCore

/// A page's question what the answer to a permission question would be.
@MainActor
final class PermissionQuery {
  private let pointer: OpaquePointer

  init(_ borrowed: OpaquePointer) {
    pointer = webkit_permission_state_query_ref(borrowed)
  }

  isolated deinit { webkit_permission_state_query_unref(pointer) }

  var kind: PermissionKind {
    switch string(webkit_permission_state_query_get_name(pointer)) ?? "" {
    case "camera": .camera
    case "microphone": .microphone
    case "display-capture": .screen
    case "geolocation": .location
    case "notifications", "push": .notifications
    case "clipboard-read", "clipboard-write": .clipboard
    case "storage-access": .storageAccess
    default: .other
    }
  }

  var origin: Address {
    let origin = webkit_permission_state_query_get_security_origin(pointer)
    return Address(takeString(webkit_security_origin_to_string(origin)) ?? "")
  }

  func finish(_ state: PermissionState) {
    let answer =
      switch state {
      case .granted: WEBKIT_PERMISSION_STATE_GRANTED
      case .denied: WEBKIT_PERMISSION_STATE_DENIED
      case .ask: WEBKIT_PERMISSION_STATE_PROMPT
      }
    webkit_permission_state_query_finish(pointer, answer)
  }
}
