import CDesktop
import GTK
import VoyagerCore

extension PermissionKind {
  /// The kind of a `WebKitPermissionRequest`, by its class.
  @MainActor
  init(_ question: Object) {
    let kinds: [(GType, PermissionKind)] = [
      (webkit_clipboard_permission_request_get_type(), .clipboard),
      (webkit_device_info_permission_request_get_type(), .deviceList),
      (webkit_geolocation_permission_request_get_type(), .location),
      (webkit_media_key_system_permission_request_get_type(), .protectedMedia),
      (webkit_notification_permission_request_get_type(), .notifications),
      (webkit_pointer_lock_permission_request_get_type(), .pointerLock),
      (webkit_website_data_access_permission_request_get_type(), .storageAccess),
    ]
    if shim_object_is_a(question.raw, webkit_user_media_permission_request_get_type()) != 0 {
      self = Self.capture(question)
      return
    }
    self = kinds.first { shim_object_is_a(question.raw, $0.0) != 0 }?.1 ?? .other
  }

  @MainActor
  private static func capture(_ question: Object) -> PermissionKind {
    if webkit_user_media_permission_is_for_display_device(question.opaque) != 0 {
      return .screen
    }
    let hasSound = webkit_user_media_permission_is_for_audio_device(question.opaque) != 0
    let hasPicture = webkit_user_media_permission_is_for_video_device(question.opaque) != 0
    return switch (hasSound, hasPicture) {
    case (true, true): .cameraAndMicrophone
    case (true, false): .microphone
    case (false, _): .camera
    }
  }
}
