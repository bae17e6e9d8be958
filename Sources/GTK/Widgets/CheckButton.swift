public import CDesktop

/// A check box with its label.
///
/// Its signal is "toggled".
public final class CheckButton: Widget {
  override public class var type: GType { gtk_check_button_get_type() }

  /// Without a label; what is beside it names it.
  public convenience init() { self.init(gtk_check_button_new(), .none) }

  public convenience init(label: String) { self.init(gtk_check_button_new_with_label(label), .none) }

  public var label: String? {
    get { self["label"] }
    set { self["label"] = newValue }
  }

  public var isActive: Bool {
    get { self["active"] }
    set { self["active"] = newValue }
  }

  /// Of the buttons of one group, exactly one is chosen.
  public func join(_ group: CheckButton) { gtk_check_button_set_group(typed(), group.typed()) }
}
