public import CDesktop

/// A button that stays pressed.
///
/// Its signal is "toggled".
public final class ToggleButton: Button {
  override public class var type: GType { gtk_toggle_button_get_type() }

  public convenience init() { self.init(gtk_toggle_button_new(), .none) }

  public var isActive: Bool {
    get { self["active"] }
    set { self["active"] = newValue }
  }

  /// Of the buttons of one group, one at most is active.
  public func join(_ group: ToggleButton) { gtk_toggle_button_set_group(typed(), group.typed()) }
}
