public import CDesktop

/// A child over which toasts appear, one after the other.
public final class ToastOverlay: Widget {
  override public class var type: GType { adw_toast_overlay_get_type() }

  public convenience init() { self.init(adw_toast_overlay_new(), .none) }

  public var child: Widget? {
    get { self["child"] }
    set { self["child"] = newValue }
  }

  public func add(_ toast: Toast) {
    adw_toast_overlay_add_toast(opaque, OpaquePointer(toast.retained()))
    nameButtons()
    toast.connect("dismissed") { [weak self] in
      // The next one comes after this.
      Task { self?.nameButtons() }
    }
  }

  /// The widgets of a toast are libadwaita's own secret: it names one button twice and the other not at all.
  private func nameButtons() {
    for toast in children where Object.typeName(of: toast.raw) == "AdwToastWidget" {
      Self.nameButtons(in: toast)
    }
  }

  private static func nameButtons(in widget: Widget) {
    guard let button = widget.cast(to: Button.self) else {
      widget.children.forEach(nameButtons)
      return
    }
    if button.children.contains(where: { $0.cast(to: Label.self) != nil }) {
      button.resetAccessibleLabel()
    } else {
      button.setAccessibleLabel("Dismiss")
    }
  }
}
