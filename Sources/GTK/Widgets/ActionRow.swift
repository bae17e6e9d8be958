public import CDesktop

/// A row with a title, a subtitle and widgets at its ends.
open class ActionRow: ListRow {
  override open class var type: GType { adw_action_row_get_type() }

  public convenience init(title: String, subtitle: String = "") {
    self.init(adw_action_row_new(), .none)
    prepare(title, subtitle)
  }

  func prepare(_ title: String, _ subtitle: String) {
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

  /// What a click on the row, or Return, operates.
  public var activatableWidget: Widget? {
    get { self["activatable-widget"] }
    set { self["activatable-widget"] = newValue }
  }

  public func addPrefix(_ widget: Widget) { adw_action_row_add_prefix(typed(), widget.typed()) }

  public func addSuffix(_ widget: Widget) { adw_action_row_add_suffix(typed(), widget.typed()) }
}
