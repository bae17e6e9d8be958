import GTK

/// Gives the buttons inside the toolkit's tabs the names that a screen reader says.
@MainActor
enum TabNames {
  static func apply(to widget: Widget) {
    if widget.hasStyleClass("tab-close-button") {
      widget.setAccessibleLabel("Close Tab")
      return
    }
    widget.children.forEach(apply)
  }
}
