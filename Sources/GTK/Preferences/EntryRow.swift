public import CDesktop

/// A row with a field of text.
///
/// Its signals are "changed" and "apply", which Return and the button at its end give.
public final class EntryRow: ListRow, Editable {
  override public class var type: GType { adw_entry_row_get_type() }

  public convenience init(title: String) {
    self.init(adw_entry_row_new(), .none)
    self["use-markup"] = false
    self["title"] = title
  }

  public var title: String {
    get { self["title"] }
    set { self["title"] = newValue }
  }

  public var showsApplyButton: Bool {
    get { self["show-apply-button"] }
    set { self["show-apply-button"] = newValue }
  }
}
