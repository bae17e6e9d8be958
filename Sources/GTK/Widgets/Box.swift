public import CDesktop

/// Children in a row or a column.
public final class Box: Widget {
  override public class var type: GType { gtk_box_get_type() }

  public convenience init(_ orientation: Orientation, spacing: Int32 = 0, _ children: [Widget] = []) {
    self.init(gtk_box_new(GtkOrientation(rawValue: orientation.rawValue), spacing), .none)
    children.forEach(append)
  }

  public var orientation: Orientation {
    get { self["orientation"] }
    set { self["orientation"] = newValue }
  }

  public var spacing: Int32 {
    get { self["spacing"] }
    set { self["spacing"] = newValue }
  }

  /// Whether all children are the same size.
  public var isHomogeneous: Bool {
    get { self["homogeneous"] }
    set { self["homogeneous"] = newValue }
  }

  public func append(_ child: Widget) { gtk_box_append(typed(), child.typed()) }

  public func prepend(_ child: Widget) { gtk_box_prepend(typed(), child.typed()) }

  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_box_insert_child_after(typed(), child.typed(), sibling?.typed())
  }

  public func remove(_ child: Widget) { gtk_box_remove(typed(), child.typed()) }
}
