public import CDesktop

/// One entry of a menu.
///
/// The menu copies it, so later changes do not show.
public final class MenuItem: Object {
  override public class var type: GType { g_menu_item_get_type() }

  public convenience init(_ label: String, action: String? = nil, target: Variant? = nil) {
    self.init(g_menu_item_new(label, nil), .full)
    if let action {
      g_menu_item_set_action_and_target_value(opaque, action, target?.makePointer())
    }
  }

  /// The shortcut shown beside the label; the action's own is shown by itself.
  public func setShownShortcut(_ accelerator: String) {
    g_menu_item_set_attribute_value(opaque, "accel", g_variant_new_string(accelerator))
  }

  public func setIcon(name: String) {
    let icon = g_themed_icon_new(name)
    defer { g_object_unref(icon.map { UnsafeMutableRawPointer($0) }) }
    g_menu_item_set_icon(opaque, icon)
  }

  /// Leaves the item out of the menu while its action is missing or disabled.
  public func hideWhenUnavailable() {
    g_menu_item_set_attribute_value(opaque, "hidden-when", g_variant_new_string("action-disabled"))
  }
}
