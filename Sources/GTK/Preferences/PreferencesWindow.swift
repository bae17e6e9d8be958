public import CDesktop

/// A window of settings that can be searched.
public final class PreferencesWindow: Window {
  override public class var type: GType { adw_preferences_window_get_type() }

  public convenience init() {
    self.init(adw_preferences_window_new(), .none)
    Self.nameSearch(in: self)
  }

  public var isSearchEnabled: Bool {
    get { self["search-enabled"] }
    set { self["search-enabled"] = newValue }
  }

  public func add(_ page: PreferencesPage) { adw_preferences_window_add(typed(), page.typed()) }

  /// The only toggle button of the window opens the search; libadwaita gives it no name.
  private static func nameSearch(in widget: Widget) {
    widget.cast(to: ToggleButton.self)?.setAccessibleLabel("Search")
    widget.children.forEach(nameSearch)
  }
}
