import CDesktop
import GTK
import VoyagerCore

extension StoreSession {
  private var manager: OpaquePointer? {
    webkit_network_session_get_website_data_manager(session.opaque)
  }

  func siteData() async throws -> [SiteData] {
    let manager = manager
    return try await gioAsync {
      webkit_website_data_manager_fetch(manager, Set.listed, $0, $1, $2)
    } finish: { _, result in
      try WebsiteDataList(taking: gtry { webkit_website_data_manager_fetch_finish(manager, result, $0) })
        .siteData
    }
  }

  func removeSiteData(_ kinds: Set<SiteDataKind>, of sites: Set<String>) async throws {
    let manager = manager
    let types = kinds.removed
    let list = try await gioAsync {
      webkit_website_data_manager_fetch(manager, types, $0, $1, $2)
    } finish: { _, result in
      try WebsiteDataList(taking: gtry { webkit_website_data_manager_fetch_finish(manager, result, $0) })
    }
    let found = list.entries(of: sites)
    // WebKit never answers for an empty list.
    guard !found.isEmpty else {
      return
    }
    try await gioAsync { cancellable, callback, data in
      found.withList { webkit_website_data_manager_remove(manager, types, $0, cancellable, callback, data) }
    } finish: { _, result in
      _ = try gtry { webkit_website_data_manager_remove_finish(manager, result, $0) }
    }
  }

  /// WebKit can only forget all of them.
  func forgetIcons() {
    if let database = webkit_website_data_manager_get_favicon_database(manager) {
      webkit_favicon_database_clear(database)
    }
  }

  func clearSiteData(_ types: WebKitWebsiteDataTypes, within time: Duration?) async throws {
    let manager = manager
    // For WebKit, no time at all means everything.
    let span = time.map { max(1, Int($0.components.seconds) * 1_000_000) } ?? 0
    try await gioAsync {
      webkit_website_data_manager_clear(manager, types, span, $0, $1, $2)
    } finish: { _, result in
      _ = try gtry { webkit_website_data_manager_clear_finish(manager, result, $0) }
    }
  }
}
