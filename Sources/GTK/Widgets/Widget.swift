public import CDesktop

/// Anything that can be shown in a window.
open class Widget: Object {
  override open class var type: GType { gtk_widget_get_type() }

  public var isVisible: Bool {
    get { self["visible"] }
    set { self["visible"] = newValue }
  }

  /// Whether it reacts to the person.
  public var isSensitive: Bool {
    get { self["sensitive"] }
    set { self["sensitive"] = newValue }
  }

  public var tooltip: String? {
    get { self["tooltip-text"] }
    set { self["tooltip-text"] = newValue }
  }

  public var isFocusable: Bool {
    get { self["focusable"] }
    set { self["focusable"] = newValue }
  }

  /// Whether it or anything in it may take the focus.
  public var canFocus: Bool {
    get { self["can-focus"] }
    set { self["can-focus"] = newValue }
  }

  /// Whether it receives pointer events.
  public var canTarget: Bool {
    get { self["can-target"] }
    set { self["can-target"] = newValue }
  }

  public var focusesOnClick: Bool {
    get { self["focus-on-click"] }
    set { self["focus-on-click"] = newValue }
  }

  public var hasFocus: Bool { self["has-focus"] }

  /// Whether the focus is here or on something inside.
  public var containsFocus: Bool {
    gtk_widget_get_state_flags(typed()).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }

  public var opacity: Double {
    get { self["opacity"] }
    set { self["opacity"] = newValue }
  }

  /// The name that style sheets use as `#name`.
  public var name: String {
    get { self["name"] }
    set { self["name"] = newValue }
  }

  public var isMapped: Bool { gtk_widget_get_mapped(typed()) != 0 }

  public var isRealized: Bool { gtk_widget_get_realized(typed()) != 0 }

  /// In pixels of the application; zero before the first layout.
  public var width: Int { Int(gtk_widget_get_width(typed())) }

  public var height: Int { Int(gtk_widget_get_height(typed())) }

  public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(typed())) }

  public var direction: TextDirection {
    get { TextDirection(rawValue: gtk_widget_get_direction(typed()).rawValue) ?? .unknown }
    set { gtk_widget_set_direction(typed(), GtkTextDirection(rawValue: newValue.rawValue)) }
  }

  @discardableResult
  public func grabFocus() -> Bool { gtk_widget_grab_focus(typed()) != 0 }

  /// Does what a click or Return does.
  @discardableResult
  public func activate() -> Bool { gtk_widget_activate(typed()) != 0 }

  /// Runs an action that this widget or one around it offers.
  @discardableResult
  public func activateAction(_ name: String, _ parameter: Variant? = nil) -> Bool {
    gtk_widget_activate_action_variant(typed(), name, parameter?.makePointer()) != 0
  }

  /// Gives the widget and what is inside actions of the form "prefix.name"; nil takes them away.
  public func insert(_ group: ActionGroup?, prefix: String) {
    gtk_widget_insert_action_group(typed(), prefix, group?.opaque)
  }

  public func add(_ controller: EventController) {
    gtk_widget_add_controller(typed(), OpaquePointer(controller.retained()))
  }

  public func remove(_ controller: EventController) {
    gtk_widget_remove_controller(typed(), controller.opaque)
  }

  /// The pointer's shape over the widget, by its CSS name.
  public func setCursor(_ name: String?) { gtk_widget_set_cursor_from_name(typed(), name) }
}
