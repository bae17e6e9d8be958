public import CDesktop

/// A field for a secret.
///
/// Its signal is "activate".
public final class PasswordEntry: Widget, Editable {
  override public class var type: GType { gtk_password_entry_get_type() }

  public convenience init() { self.init(gtk_password_entry_new(), .none) }

  public var placeholder: String? {
    get { self["placeholder-text"] }
    set { self["placeholder-text"] = newValue }
  }

  public var showsPeekIcon: Bool {
    get { self["show-peek-icon"] }
    set { self["show-peek-icon"] = newValue }
  }

  public var activatesDefault: Bool {
    get { self["activates-default"] }
    set { self["activates-default"] = newValue }
  }
}
