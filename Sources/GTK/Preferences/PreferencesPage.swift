public import CDesktop

/// A page of a window of settings.
public final class PreferencesPage: Widget {
  override public class var type: GType { adw_preferences_page_get_type() }

  public convenience init(title: String, icon: String) {
    self.init(adw_preferences_page_new(), .none)
    self["title"] = title
    self["icon-name"] = icon
  }

  public func add(_ group: PreferencesGroup) { adw_preferences_page_add(typed(), group.typed()) }
}
