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

  /// A button that runs an action of the application with a word for it.
  public func addButton(_ label: String, action: String, target: String) {
    g_notification_add_button_with_target_value(opaque, label, action, g_variant_new_string(target))
  }

  /// What a click runs, with a word for it.
  public func setDefaultAction(_ name: String, target: String) {
    g_notification_set_default_action_and_target_value(opaque, name, g_variant_new_string(target))
  }

  /// What a click runs: an action of the application by its full name, such as "app.show".
  public func setDefaultAction(_ name: String) { g_notification_set_default_action(opaque, name) }
}
