public import CDesktop

/// A button.
///
/// Its signal is "clicked".
open class Button: Widget {
  override open class var type: GType { gtk_button_get_type() }

  public convenience init(label: String) { self.init(gtk_button_new_with_label(label), .none) }

  /// A button with an icon only; its name is the tooltip and what a screen reader says.
  public convenience init(icon: String, name: String) {
    self.init(gtk_button_new_from_icon_name(icon), .none)
    tooltip = name
    setAccessibleLabel(name)
  }

  public var label: String? {
    get { self["label"] }
    set { self["label"] = newValue }
  }

  public var iconName: String? {
    get { self["icon-name"] }
    set { self["icon-name"] = newValue }
  }

  public var child: Widget? {
    get { self["child"] }
    set { self["child"] = newValue }
  }

  public var actionName: String? {
    get { self["action-name"] }
    set { self["action-name"] = newValue }
  }

  public var hasFrame: Bool {
    get { self["has-frame"] }
    set { self["has-frame"] = newValue }
  }

  /// Whether an underline in the label marks its mnemonic.
  public var usesUnderline: Bool {
    get { self["use-underline"] }
    set { self["use-underline"] = newValue }
  }

  /// Gives the target of `actionName`.
  public func setActionTarget(_ target: Variant?) {
    gtk_actionable_set_action_target_value(opaque, target?.makePointer())
  }

  /// Does what a click does.
  public func click() { emit("clicked") }

  public func onClicked<Owner: AnyObject>(_ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void) {
    on("clicked", owner, body)
  }
}
