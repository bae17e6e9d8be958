import CDesktop
import GTK
import VoyagerCore

extension StoreSession {
  func apply(_ proxy: ProxyChoice) {
    self.proxy = proxy
    switch proxy {
    case .system:
      webkit_network_session_set_proxy_settings(session.opaque, WEBKIT_NETWORK_PROXY_MODE_DEFAULT, nil)
    case .direct:
      webkit_network_session_set_proxy_settings(session.opaque, WEBKIT_NETWORK_PROXY_MODE_NO_PROXY, nil)
    case .server(let server):
      withStrings(server.exceptions) { hosts in
        let settings = webkit_network_proxy_settings_new(server.address, hosts)
        webkit_network_session_set_proxy_settings(
          session.opaque, WEBKIT_NETWORK_PROXY_MODE_CUSTOM, settings)
        webkit_network_proxy_settings_free(settings)
      }
    }
    applyNameLookups()
  }

  /// WebKit looks up names that pages announce without regard to the store's proxy.
  ///
  /// So whoever answers for names would learn what the proxy was to hide.
  func applyNameLookups() {
    guard let settings = madeSettings, let features = webkit_settings_get_all_features() else {
      return
    }
    defer { webkit_feature_list_unref(features) }
    let isDirect = if case .server = proxy { false } else { true }
    for place in 0..<webkit_feature_list_get_length(features) {
      if let feature = webkit_feature_list_get(features, place),
        string(webkit_feature_get_identifier(feature)) == "LinkDNSPrefetch"
      {
        webkit_settings_set_feature_enabled(settings.opaque, feature, isDirect ? 1 : 0)
      }
    }
  }
}
