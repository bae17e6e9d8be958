public import CDesktop

/// A text that cannot be edited.
public final class Label: Widget {
  override public class var type: GType { gtk_label_get_type() }

  public convenience init(_ text: String = "") { self.init(gtk_label_new(text), .none) }

  /// Plain text; nothing in it is read as markup.
  public var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set { gtk_label_set_text(opaque, newValue) }
  }

  public var wraps: Bool {
    get { self["wrap"] }
    set { self["wrap"] = newValue }
  }

  public var ellipsize: Ellipsize {
    get { self["ellipsize"] }
    set { self["ellipsize"] = newValue }
  }

  public var justification: Justification {
    get { self["justify"] }
    set { self["justify"] = newValue }
  }

  public var isSelectable: Bool {
    get { self["selectable"] }
    set { self["selectable"] = newValue }
  }

  /// From 0 (start) to 1 (end).
  public var horizontalPosition: Float {
    get { self["xalign"] }
    set { self["xalign"] = newValue }
  }

  public var widthInCharacters: Int32 {
    get { self["width-chars"] }
    set { self["width-chars"] = newValue }
  }

  public var maximumWidthInCharacters: Int32 {
    get { self["max-width-chars"] }
    set { self["max-width-chars"] = newValue }
  }

  public var lineLimit: Int32 {
    get { self["lines"] }
    set { self["lines"] = newValue }
  }

  public func setAttributes(_ attributes: [TextAttribute]) {
    let list = TextAttribute.makeList(attributes)
    defer { pango_attr_list_unref(list) }
    gtk_label_set_attributes(opaque, list)
  }
}
