import CDesktop

extension Application {
  /// Whether the desktop can be reached to show a notification.
  public var canNotify: Bool { g_application_get_dbus_connection(typed()) != nil }

  /// Shows a notification; one of the same id is replaced.
  public func send(_ notification: DesktopNotification, id: String) {
    g_application_send_notification(typed(), id, notification.opaque)
  }

  public func withdrawNotification(_ id: String) { g_application_withdraw_notification(typed(), id) }
}
