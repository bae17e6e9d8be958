import CDesktop
import GTK

/// How pages behave, shared by all surfaces of a store.
///
/// The user agent stays WebKitGTK's own: sites know it, and a name of ours would only trip some of them.
enum SurfaceSettings {
  @MainActor
  static func make(_ rendering: RenderingChoice) -> Object {
    let settings = Object(webkit_settings_new(), .full)
    let pointer = settings.opaque
    webkit_settings_set_enable_developer_extras(pointer, 1)
    webkit_settings_set_enable_smooth_scrolling(pointer, 1)
    // The parent decides about each new page; with the setting off it would not be asked.
    webkit_settings_set_javascript_can_open_windows_automatically(pointer, 1)
    webkit_settings_set_enable_media_stream(pointer, 1)
    // The gesture shows a picture of the page, which needs compositing.
    webkit_settings_set_enable_back_forward_navigation_gestures(pointer, rendering == .hardware ? 1 : 0)
    webkit_settings_set_hardware_acceleration_policy(
      pointer,
      rendering == .hardware
        ? WEBKIT_HARDWARE_ACCELERATION_POLICY_ALWAYS : WEBKIT_HARDWARE_ACCELERATION_POLICY_NEVER)
    return settings
  }
}
