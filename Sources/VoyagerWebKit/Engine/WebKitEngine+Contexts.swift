import CDesktop
import GTK
import VoyagerCore

extension WebKitEngine {
  /// - Parameter store: The store whose pages it shows, or `nil` for a driver's.
  func makeContext(for store: DataStore?) -> Object {
    let context = memoryLimit.map(Self.limitedContext) ?? Object(webkit_web_context_new(), .full)
    preferences.apply(toContext: context)
    ViewScheme.register(in: context)
    InternalScheme.register(in: context) { [weak self] address, surface in
      guard let self else {
        return nil
      }
      return delegate?.engine(self, contentOf: address, for: surface)
    }
    if let store {
      // The context owns the closure, so the closure must not own the context.
      let pointer = context.opaque
      context.connect("initialize-notification-permissions") { [weak self] in
        self?.tellNotifications(in: store, to: pointer)
      }
    }
    return context
  }

  /// - Parameter limit: In megabytes.
  private static func limitedContext(_ limit: UInt32) -> Object {
    let settings = webkit_memory_pressure_settings_new()
    defer { webkit_memory_pressure_settings_free(settings) }
    webkit_memory_pressure_settings_set_memory_limit(settings, limit)
    webkit_memory_pressure_settings_set_kill_threshold(settings, 1)
    webkit_memory_pressure_settings_set_poll_interval(settings, 1)
    return Object(shim_web_context_new_limited(settings), .full)
  }

  /// Tells a process that is about to start which sites may notify.
  private func tellNotifications(in store: DataStore, to context: OpaquePointer) {
    let decisions = delegate?.engine(self, notificationDecisionsIn: store) ?? [:]
    func origins(_ decision: PermissionDecision) -> [OpaquePointer?] {
      decisions.filter { $0.value == decision }.map { webkit_security_origin_new_for_uri($0.key) }
    }
    let allowed = origins(.allow)
    let denied = origins(.deny)
    let lists = [allowed, denied].map { origins in
      origins.reduce(nil as UnsafeMutablePointer<GList>?) { g_list_prepend($0, UnsafeMutableRawPointer($1)) }
    }
    webkit_web_context_initialize_notification_permissions(context, lists[0], lists[1])
    lists.forEach { g_list_free($0) }
    (allowed + denied).forEach { webkit_security_origin_unref($0) }
  }
}
