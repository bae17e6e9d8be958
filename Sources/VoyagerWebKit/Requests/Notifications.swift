import CDesktop
import GTK
import VoyagerCore

/// Notifications that a page shows.
@MainActor
final class Notifications {
  private weak var surface: WebKitSurface?

  private init(_ surface: WebKitSurface) {
    self.surface = surface
  }

  static func follow(_ surface: WebKitSurface) {
    let notifications = Notifications(surface)
    surface.webView.connect("show-notification") { (notification: Object) -> Bool in
      notifications.show(notification)
      return true
    }
  }

  private func show(_ notification: Object) {
    let shown = SiteNotification(
      title: string(webkit_notification_get_title(notification.opaque)) ?? "",
      body: string(webkit_notification_get_body(notification.opaque)) ?? "",
      tag: string(webkit_notification_get_tag(notification.opaque)))
    var isOver = false
    let request = Request<SiteNotification.Outcome>(safeAnswer: .closed) { outcome in
      guard !isOver else {
        return
      }
      isOver = true
      switch outcome {
      case .clicked: webkit_notification_clicked(notification.opaque)
      case .closed: webkit_notification_close(notification.opaque)
      }
    }
    let ended = notification.on("closed") { [weak request] in
      isOver = true
      request?.decline()
    }
    notification.attach(ended)
    guard let surface else {
      return
    }
    surface.ask(request) { $0.surface(surface, shows: shown, request) }
  }
}
