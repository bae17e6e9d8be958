public import CDesktop

/// A button that opens a menu or a popover.
public final class MenuButton: Widget {
  override public class var type: GType { gtk_menu_button_get_type() }

  public convenience init(icon: String, name: String) {
    self.init(gtk_menu_button_new(), .none)
    iconName = icon
    tooltip = name
    setAccessibleLabel(name)
  }

  public var menu: Menu? {
    get { Menu.wrap(ifPresent: gtk_menu_button_get_menu_model(opaque)) }
    set { gtk_menu_button_set_menu_model(opaque, newValue?.typed()) }
  }

  public var popover: Popover? {
    get { self["popover"] }
    set { self["popover"] = newValue }
  }

  public var iconName: String? {
    get { self["icon-name"] }
    set { self["icon-name"] = newValue }
  }

  public var label: String? {
    get { self["label"] }
    set { self["label"] = newValue }
  }

  public var child: Widget? {
    get { self["child"] }
    set { self["child"] = newValue }
  }

  /// Opens what it opens above it, as fits a bar at the bottom.
  public func opensUpwards() { gtk_menu_button_set_direction(opaque, GTK_ARROW_UP) }

  /// Whether F10 opens it.
  public var isPrimary: Bool {
    get { self["primary"] }
    set { self["primary"] = newValue }
  }

  public var hasFrame: Bool {
    get { self["has-frame"] }
    set { self["has-frame"] = newValue }
  }

  public var showsArrow: Bool {
    get { self["always-show-arrow"] }
    set { self["always-show-arrow"] = newValue }
  }

  /// Runs before it opens, which is the time to fill the popover: the keyboard goes into it as it opens.
  public func onOpening<Owner: AnyObject>(_ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void) {
    let opening = MenuOpening { [weak owner] in
      if let owner {
        body(owner)
      }
    }
    gtk_menu_button_set_create_popup_func(
      opaque,
      { _, data in
        if let data {
          Unmanaged<MenuOpening>.fromOpaque(data).takeUnretainedValue().run()
        }
      }, Unmanaged.passRetained(opening).toOpaque(),
      { data in
        if let data {
          Unmanaged<MenuOpening>.fromOpaque(data).release()
        }
      })
  }

  public func open() { gtk_menu_button_popup(opaque) }

  public func close() { gtk_menu_button_popdown(opaque) }
}
