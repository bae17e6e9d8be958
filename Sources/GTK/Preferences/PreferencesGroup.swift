public import CDesktop

/// Rows that belong together, under a title.
public final class PreferencesGroup: Widget {
  override public class var type: GType { adw_preferences_group_get_type() }

  /// - Parameter description: Sentences under the title.
  public convenience init(title: String, description: String? = nil, _ rows: [ListRow]) {
    self.init(adw_preferences_group_new(), .none)
    self["title"] = Self.plain(title)
    self["description"] = description.map(Self.plain)
    rows.forEach(add)
  }

  public func add(_ row: ListRow) { adw_preferences_group_add(typed(), row.typed()) }

  public func remove(_ row: ListRow) { adw_preferences_group_remove(typed(), row.typed()) }

  /// Plain text below the title.
  public func setDescription(_ text: String) { self["description"] = Self.plain(text) }

  /// What stands at the end of the title.
  public func setHeaderSuffix(_ widget: Widget?) {
    adw_preferences_group_set_header_suffix(typed(), widget?.typed())
  }

  /// Libadwaita reads both as markup.
  private static func plain(_ text: String) -> String { takeString(g_markup_escape_text(text, -1)) ?? "" }
}
