public import CDesktop

/// A style sheet in GTK's CSS.
public final class StyleSheet: Object {
  override public class var type: GType { gtk_css_provider_get_type() }

  public convenience init(_ text: String = "") {
    self.init(gtk_css_provider_new(), .full)
    load(text)
  }

  /// Replaces the whole sheet; parts that cannot be read are left out with a warning.
  public func load(_ text: String) { gtk_css_provider_load_from_data(typed(), text, -1) }
}
