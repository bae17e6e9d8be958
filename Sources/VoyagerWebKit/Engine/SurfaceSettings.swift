import CDesktop
import GTK

/// How pages behave, shared by all surfaces of a store.
///
/// The user agent stays WebKitGTK's own: sites know it, and a name of ours would only trip some of them.
enum SurfaceSettings {
  @MainActor
  static func make() -> Object {
    let settings = Object(webkit_settings_new(), .full)
    let pointer = settings.opaque
    webkit_settings_set_enable_developer_extras(pointer, 1)
    webkit_settings_set_enable_smooth_scrolling(pointer, 1)
    // The parent decides about each new page; with the setting off it would not be asked.
    webkit_settings_set_javascript_can_open_windows_automatically(pointer, 1)
    webkit_settings_set_enable_media_stream(pointer, 1)
    return settings
  }
}
