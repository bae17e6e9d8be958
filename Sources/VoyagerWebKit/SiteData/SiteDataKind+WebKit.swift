import CDesktop
import VoyagerCore

extension SiteDataKind {
  /// What WebKit removes for the kind.
  var removed: WebKitWebsiteDataTypes {
    switch self {
    case .cookies: [.WEBKIT_WEBSITE_DATA_COOKIES, .WEBKIT_WEBSITE_DATA_HSTS_CACHE, .WEBKIT_WEBSITE_DATA_ITP]
    case .storage:
      [
        .WEBKIT_WEBSITE_DATA_SESSION_STORAGE, .WEBKIT_WEBSITE_DATA_LOCAL_STORAGE,
        .WEBKIT_WEBSITE_DATA_INDEXEDDB_DATABASES, .WEBKIT_WEBSITE_DATA_DOM_CACHE,
        .WEBKIT_WEBSITE_DATA_DEVICE_ID_HASH_SALT,
      ]
    case .serviceWorkers: .WEBKIT_WEBSITE_DATA_SERVICE_WORKER_REGISTRATIONS
    case .cache:
      [
        .WEBKIT_WEBSITE_DATA_MEMORY_CACHE, .WEBKIT_WEBSITE_DATA_DISK_CACHE,
        .WEBKIT_WEBSITE_DATA_OFFLINE_APPLICATION_CACHE,
      ]
    }
  }

  /// What shows that a site has data of the kind.
  ///
  /// The memory's cache holds what every page of this run has fetched, and would name sites that keep nothing.
  var listed: WebKitWebsiteDataTypes {
    switch self {
    case .cookies: .WEBKIT_WEBSITE_DATA_COOKIES
    case .cache: .WEBKIT_WEBSITE_DATA_DISK_CACHE
    case .storage, .serviceWorkers: removed
    }
  }
}

extension Set<SiteDataKind> {
  var removed: WebKitWebsiteDataTypes { reduce([]) { $0.union($1.removed) } }
  static var listed: WebKitWebsiteDataTypes {
    SiteDataKind.allCases.reduce([]) { $0.union($1.listed) }
  }
}
