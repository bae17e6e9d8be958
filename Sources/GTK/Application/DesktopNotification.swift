public import CDesktop

/// A message that the desktop shows outside the windows.
public final class DesktopNotification: Object {
  override public class var type: GType { g_notification_get_type() }

  /// Title and body are plain text.
  public convenience init(title: String, body: String = "") {
    self.init(g_notification_new(title), .full)
    if !body.isEmpty {
      g_notification_set_body(opaque, body)
    }
  }

  public func setIcon(_ icon: Icon) { g_notification_set_icon(opaque, icon.opaque) }

  /// What a click runs: an action of the application by its full name, such as "app.show".
  public func setDefaultAction(_ name: String) { g_notification_set_default_action(opaque, name) }
}
