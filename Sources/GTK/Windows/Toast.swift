public import CDesktop

/// A short notice that goes by itself.
///
/// Its signals are "button-clicked" and "dismissed".
public final class Toast: Object {
  override public class var type: GType { adw_toast_get_type() }

  public convenience init(_ text: String) {
    self.init(adw_toast_new(""), .full)
    // Libadwaita cuts its own title off after one line.
    let label = Label(text)
    label.wraps = true
    label.horizontalPosition = 0
    adw_toast_set_custom_title(opaque, label.typed())
  }

  public var buttonLabel: String? {
    get { self["button-label"] }
    set { self["button-label"] = newValue }
  }

  /// In seconds; 0 stays until it is dismissed.
  public var timeout: UInt32 {
    get { self["timeout"] }
    set { self["timeout"] = newValue }
  }

  /// Whether it comes at once instead of after those that wait.
  public var isUrgent: Bool {
    get { adw_toast_get_priority(opaque) == ADW_TOAST_PRIORITY_HIGH }
    set { adw_toast_set_priority(opaque, newValue ? ADW_TOAST_PRIORITY_HIGH : ADW_TOAST_PRIORITY_NORMAL) }
  }

  public func dismiss() { adw_toast_dismiss(opaque) }

  /// A button, and what it does.
  public func setButton(_ label: String, _ body: @escaping @MainActor () -> Void) {
    buttonLabel = label
    connect("button-clicked", body)
  }
}
