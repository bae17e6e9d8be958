public import CDesktop

/// A row with a field for a secret, which its own button shows.
public final class PasswordEntryRow: ListRow, Editable {
  override public class var type: GType { adw_password_entry_row_get_type() }

  public convenience init(title: String) {
    self.init(adw_password_entry_row_new(), .none)
    self["use-markup"] = false
    self["title"] = title
  }

  public func addSuffix(_ widget: Widget) { adw_entry_row_add_suffix(typed(), widget.typed()) }
}
