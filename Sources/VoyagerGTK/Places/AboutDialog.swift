import GTK
import VoyagerCore

/// Says what Voyager is.
@MainActor
enum AboutDialog {
  static func show(above window: Window) {
    let dialog = AboutWindow()
    dialog.applicationName = "Voyager"
    dialog.version = VoyagerVersion.text
    dialog.setComments("A web browser for the family.")
    dialog.license = .mit
    if let icon = window.iconName {
      dialog.applicationIcon = icon
    }
    dialog.transientFor = window
    dialog.isModal = true
    dialog.present()
  }
}
