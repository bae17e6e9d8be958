public import CDesktop

/// Rows that belong together, under a title.
public final class PreferencesGroup: Widget {
  override public class var type: GType { adw_preferences_group_get_type() }

  /// In libadwaita's markup; plain text here.
  public convenience init(title: String, _ rows: [ListRow]) {
    self.init(adw_preferences_group_new(), .none)
    self["title"] = takeString(g_markup_escape_text(title, -1))
    rows.forEach { adw_preferences_group_add(typed(), $0.typed()) }
  }
}
