public import CDesktop

/// The desktop's settings, which may be overridden for this application.
public final class Settings: Object {
  override public class var type: GType { gtk_settings_get_type() }

  /// Nil without a display.
  public static var current: Settings? { Settings.wrap(ifPresent: gtk_settings_get_default()) }

  public var animates: Bool {
    get { self["gtk-enable-animations"] }
    set { self["gtk-enable-animations"] = newValue }
  }

  public var themeName: String {
    get { self["gtk-theme-name"] }
    set { self["gtk-theme-name"] = newValue }
  }

  public var fontName: String {
    get { self["gtk-font-name"] }
    set { self["gtk-font-name"] = newValue }
  }

  /// The size of the interface's text: 96 is 100 %.
  ///
  /// It scales texts and what is measured in them.
  public var textResolution: Double {
    get { Double(self["gtk-xft-dpi"] as Int32) / 1024 }
    set { self["gtk-xft-dpi"] = Int32(newValue * 1024) }
  }
}
