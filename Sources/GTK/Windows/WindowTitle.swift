public import CDesktop

/// A title and a subtitle for a header bar.
public final class WindowTitle: Widget {
  override public class var type: GType { adw_window_title_get_type() }

  public convenience init(_ title: String, subtitle: String = "") {
    self.init(adw_window_title_new(title, subtitle), .none)
  }

  public var title: String {
    get { self["title"] }
    set { self["title"] = newValue }
  }

  public var subtitle: String {
    get { self["subtitle"] }
    set { self["subtitle"] = newValue }
  }
}
