public import CDesktop

/// Light, dark and high contrast.
public final class StyleManager: Object {
  override public class var type: GType { adw_style_manager_get_type() }

  public static var current: StyleManager { StyleManager.wrap(adw_style_manager_get_default()) }

  public var colorScheme: ColorScheme {
    get { self["color-scheme"] }
    set { self["color-scheme"] = newValue }
  }

  public var isDark: Bool { self["dark"] }

  public var isHighContrast: Bool { self["high-contrast"] }
}
