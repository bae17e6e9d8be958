public import CDesktop

/// A row with a title, a subtitle and widgets at its ends.
public final class ActionRow: ListRow {
  override public class var type: GType { adw_action_row_get_type() }

  public convenience init(title: String, subtitle: String = "") {
    self.init(adw_action_row_new(), .none)
    // Titles are plain text here; as markup, a page's title could break or forge the row.
    self["use-markup"] = false
    self.title = title
    self.subtitle = subtitle
  }

  public var title: String {
    get { self["title"] }
    set { self["title"] = newValue }
  }

  public var subtitle: String {
    get { self["subtitle"] }
    set { self["subtitle"] = newValue }
  }

  public func addPrefix(_ widget: Widget) { adw_action_row_add_prefix(typed(), widget.typed()) }

  public func addSuffix(_ widget: Widget) { adw_action_row_add_suffix(typed(), widget.typed()) }
}
