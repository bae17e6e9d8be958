/// Browsers that keep their files in the same way.
public enum BrowserFamily: Hashable, Sendable {
  case firefox
  /// Chromium and the browsers made from it.
  case chromium
  /// GNOME Web.
  case epiphany
}
