public import CDesktop

/// A window of the application whose actions are named "win.".
public final class ApplicationWindow: Window, ActionMap {
  override public class var type: GType { adw_application_window_get_type() }

  public convenience init(_ application: Application) {
    self.init(adw_application_window_new(application.typed()), .none)
  }

  /// What the window shows; `child` must stay unset here.
  public var content: Widget? {
    get { self["content"] }
    set { self["content"] = newValue }
  }

  /// The session-wide number of the window.
  public var id: UInt32 { gtk_application_window_get_id(typed()) }
}
