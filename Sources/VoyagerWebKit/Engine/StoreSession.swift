import CDesktop
import Foundation
import GTK
import VoyagerCore

/// One data store in WebKit: cookies, cache and storage that no other store shares.
@MainActor
final class StoreSession {
  /// WebKit tells a new process which sites may notify for its context, so each store has its own.
  ///
  /// Made with the first page, because it needs a display, and listing what sites keep needs none.
  var context: Object {
    let context = madeContext ?? makeContext()
    madeContext = context
    return context
  }

  private(set) var madeContext: Object?
  private let makeContext: @MainActor () -> Object

  /// How its pages behave, made with the first of them.
  var settings: Object {
    let settings = madeSettings ?? makeSettings()
    if madeSettings == nil {
      madeSettings = settings
      applyNameLookups()
    }
    return settings
  }

  private(set) var madeSettings: Object?
  private let makeSettings: @MainActor () -> Object
  var proxy = ProxyChoice.system
  let session: Object
  private(set) var exceptions = StoreExceptions()
  /// Its pages that no other page opened.
  let pages = PageGroup()

  init(
    _ store: DataStore, makeContext: @escaping @MainActor () -> Object,
    makeSettings: @escaping @MainActor () -> Object,
    didStart: @escaping @MainActor (Object) -> Void
  ) {
    self.makeContext = makeContext
    self.makeSettings = makeSettings
    switch store.location {
    case .memory:
      session = Object(webkit_network_session_new_ephemeral(), .full)
    case .disk(let data, let cache):
      session = Self.onDisk(data: data.path, cache: cache.path)
    }
    prepare(didStart)
  }

  /// The store of the driver, which WebKit makes in memory.
  init(
    automationOf context: Object, makeSettings: @escaping @MainActor () -> Object,
    didStart: @escaping @MainActor (Object) -> Void
  ) {
    makeContext = { context }
    self.makeSettings = makeSettings
    session = Object(webkit_web_context_get_network_session_for_automation(context.opaque), .none)
    prepare(didStart)
  }

  private static func onDisk(data: String, cache: String) -> Object {
    g_mkdir_with_parents(data, 0o700)
    g_mkdir_with_parents(cache, 0o700)
    let session = Object(webkit_network_session_new(data, cache), .full)
    webkit_cookie_manager_set_persistent_storage(
      webkit_network_session_get_cookie_manager(session.opaque), data + "/cookies.sqlite",
      WEBKIT_COOKIE_PERSISTENT_STORAGE_SQLITE)
    return session
  }

  private func prepare(_ didStart: @escaping @MainActor (Object) -> Void) {
    // Passwords are the parent's matter; WebKit would put them into the keyring without a word.
    webkit_network_session_set_persistent_credential_storage_enabled(session.opaque, 0)
    webkit_network_session_set_tls_errors_policy(session.opaque, WEBKIT_TLS_ERRORS_POLICY_FAIL)
    webkit_website_data_manager_set_favicons_enabled(
      webkit_network_session_get_website_data_manager(session.opaque), 1)
    session.connect("download-started") { (download: Object) in didStart(download) }
  }

  /// The next page begins in a new context.
  func forgetContext() { madeContext = nil }

  /// The hosts that asked for safe connections only, from this run and earlier ones.
  func strictHosts() async -> Set<String> {
    let manager = webkit_network_session_get_website_data_manager(session.opaque)
    let hosts: Set<String>? = try? await gioAsync {
      webkit_website_data_manager_fetch(manager, .WEBKIT_WEBSITE_DATA_HSTS_CACHE, $0, $1, $2)
    } finish: { _, result in
      let list = try gtry { webkit_website_data_manager_fetch_finish(manager, result, $0) }
      defer { g_list_free_full(list) { webkit_website_data_unref(OpaquePointer($0)) } }
      var hosts: Set<String> = []
      var next = list
      while let entry = next {
        string(webkit_website_data_get_name(OpaquePointer(entry.pointee.data))).map { _ = hosts.insert($0) }
        next = entry.pointee.next
      }
      return hosts
    }
    return hosts ?? []
  }

  func allow(_ certificate: Certificate, for host: String) {
    guard let object = certificate.object else {
      return
    }
    exceptions.insert(certificate, for: host)
    webkit_network_session_allow_tls_certificate_for_host(session.opaque, object.typed(), host)
  }

  /// WebKit lets it pass as before; who asks for these exceptions alone holds its views back.
  func withdrawExceptions(for host: String) { exceptions.remove(host: host) }

  func download(_ address: Address) {
    guard let download = webkit_network_session_download_uri(session.opaque, address.text) else {
      return
    }
    // It keeps itself alive until it ends, and is reported as any other.
    g_object_unref(UnsafeMutableRawPointer(download))
  }
}
