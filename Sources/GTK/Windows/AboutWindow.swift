public import CDesktop

/// Says what the program is.
public final class AboutWindow: Window {
  override public class var type: GType { adw_about_window_get_type() }

  public convenience init() { self.init(adw_about_window_new(), .none) }

  public var applicationName: String {
    get { self["application-name"] }
    set { self["application-name"] = newValue }
  }

  public var applicationIcon: String {
    get { self["application-icon"] }
    set { self["application-icon"] = newValue }
  }

  public var version: String {
    get { self["version"] }
    set { self["version"] = newValue }
  }

  public var license: License {
    get { self["license-type"] }
    set { self["license-type"] = newValue }
  }

  /// In libadwaita's markup; plain text here.
  public func setComments(_ text: String) {
    self["comments"] = takeString(g_markup_escape_text(text, -1))
  }
}
