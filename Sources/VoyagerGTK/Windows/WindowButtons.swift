import GTK

/// Which buttons of its own a window shows, and on which side.
@MainActor
enum WindowButtons {
  /// Only the one that closes, on the side where the desktop has it.
  static var onlyClosing: String {
    let layout: String? = Settings.current?["gtk-decoration-layout"]
    let start = layout?.split(separator: ":", omittingEmptySubsequences: false).first
    return start?.contains("close") == true ? "close:" : ":close"
  }
}
