public import CDesktop

/// A row of a list box.
open class ListRow: Widget {
  override open class var type: GType { gtk_list_box_row_get_type() }

  public convenience init() { self.init(gtk_list_box_row_new(), .none) }

  public var child: Widget? {
    get { self["child"] }
    set { self["child"] = newValue }
  }

  public var isActivatable: Bool {
    get { self["activatable"] }
    set { self["activatable"] = newValue }
  }

  public var isSelectable: Bool {
    get { self["selectable"] }
    set { self["selectable"] = newValue }
  }

  public var index: Int { Int(gtk_list_box_row_get_index(typed())) }
}
