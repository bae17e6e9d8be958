public import CDesktop

/// A menu from a model, for instance a context menu: set its parent, point, open, and unparent after
/// "closed".
public final class PopoverMenu: Popover {
  override public class var type: GType { gtk_popover_menu_get_type() }

  public convenience init(_ menu: Menu) {
    self.init(gtk_popover_menu_new_from_model(menu.typed()), .none)
  }

  /// With submenus that open beside instead of sliding in.
  public convenience init(nested menu: Menu) {
    self.init(gtk_popover_menu_new_from_model_full(menu.typed(), GTK_POPOVER_MENU_NESTED), .none)
  }
}
