public import CDesktop

/// Runs actions by keys that nothing inside the widget has used.
public final class ShortcutController: EventController {
  override public class var type: GType { gtk_shortcut_controller_get_type() }

  public convenience init() { self.init(gtk_shortcut_controller_new(), .full) }

  /// - Parameters:
  ///   - accelerator: In GTK's form: "<Control>t".
  ///   - action: An action's full name, such as "win.reload". While it is disabled, the key goes on.
  public func add(_ accelerator: String, action: String) {
    let shortcut = gtk_shortcut_new(
      gtk_shortcut_trigger_parse_string(accelerator), gtk_named_action_new(action))
    gtk_shortcut_controller_add_shortcut(opaque, shortcut)
  }
}
