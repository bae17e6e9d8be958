public import CDesktop

/// A page that says one thing with an icon.
public final class StatusPage: Widget {
  override public class var type: GType { adw_status_page_get_type() }

  public convenience init() { self.init(adw_status_page_new(), .none) }

  public var child: Widget? {
    get { self["child"] }
    set { self["child"] = newValue }
  }

  public var title: String {
    get { self["title"] }
    set { self["title"] = newValue }
  }

  public var iconName: String? {
    get { self["icon-name"] }
    set { self["icon-name"] = newValue }
  }

  /// Plain text; libadwaita reads descriptions as markup.
  public func setDescription(_ text: String) {
    self["description"] = takeString(g_markup_escape_text(text, -1))
  }
}
