public import CDesktop

/// A shortcut, drawn as keys.
public final class ShortcutLabel: Widget {
  override public class var type: GType { gtk_shortcut_label_get_type() }

  /// - Parameter accelerator: In GTK's form, such as "<Control>t".
  public convenience init(_ accelerator: String) { self.init(gtk_shortcut_label_new(accelerator), .none) }

  /// The shortcut in words, as the desktop writes it.
  public static func words(for accelerator: String) -> String? {
    var key: guint = 0
    var modifiers = GdkModifierType()
    guard gtk_accelerator_parse(accelerator, &key, &modifiers) != 0 else {
      return nil
    }
    return takeString(gtk_accelerator_get_label(key, modifiers))
  }
}
