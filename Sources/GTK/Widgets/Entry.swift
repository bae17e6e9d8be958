public import CDesktop

/// A text field.
///
/// Its signals are "changed" and "activate".
public final class Entry: Widget, Editable {
  override public class var type: GType { gtk_entry_get_type() }

  public convenience init() { self.init(gtk_entry_new(), .none) }

  public var placeholder: String? {
    get { self["placeholder-text"] }
    set { self["placeholder-text"] = newValue }
  }

  /// A thin line from 0 to 1; 0 shows none.
  public var progress: Double {
    get { self["progress-fraction"] }
    set { self["progress-fraction"] = newValue }
  }

  public var isTextVisible: Bool {
    get { self["visibility"] }
    set { self["visibility"] = newValue }
  }

  public var purpose: InputPurpose {
    get { self["input-purpose"] }
    set { self["input-purpose"] = newValue }
  }

  public var hasFrame: Bool {
    get { self["has-frame"] }
    set { self["has-frame"] = newValue }
  }

  public var activatesDefault: Bool {
    get { self["activates-default"] }
    set { self["activates-default"] = newValue }
  }

  public var maximumLength: Int32 {
    get { self["max-length"] }
    set { self["max-length"] = newValue }
  }

  public func setAttributes(_ attributes: [TextAttribute]) {
    let list = TextAttribute.makeList(attributes)
    defer { pango_attr_list_unref(list) }
    gtk_entry_set_attributes(typed(), list)
  }

  /// Focuses without selecting the text.
  @discardableResult
  public func grabFocusKeepingSelection() -> Bool {
    gtk_entry_grab_focus_without_selecting(typed()) != 0
  }
}
