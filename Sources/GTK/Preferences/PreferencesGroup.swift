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

  /// Plain text below the title.
  public func setDescription(_ text: String) {
    self["description"] = takeString(g_markup_escape_text(text, -1))
  }

  /// What stands at the end of the title.
  public func setHeaderSuffix(_ widget: Widget?) {
    adw_preferences_group_set_header_suffix(typed(), widget?.typed())
  }
}
