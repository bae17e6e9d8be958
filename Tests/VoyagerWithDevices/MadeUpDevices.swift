import CDesktop
import GTK
import VoyagerCore
import VoyagerWebKit

/// WebKitGTK with a camera, a microphone and a screen that it makes up, for machines that have none.
@MainActor
final class MadeUpDevices: Engine {
  private let engine: WebKitEngine

  init(_ engine: WebKitEngine) {
    self.engine = engine
  }

  var features: EngineFeatures { engine.features }
  var datedSiteData: Set<SiteDataKind> { engine.datedSiteData }

  var delegate: (any EngineDelegate)? {
    get { engine.delegate }
    set { engine.delegate = newValue }
  }

  func makeSurface(_ configuration: SurfaceConfiguration) -> any EngineSurface {
    let surface = engine.makeSurface(configuration)
    if let view = surface.view as? WebView {
      webkit_settings_set_enable_mock_capture_devices(webkit_web_view_get_settings(view.typed()), 1)
    }
    return surface
  }

  func apply(_ preferences: PagePreferences) { engine.apply(preferences) }
  func discard(_ store: DataStore) { engine.discard(store) }
  func remove(_ store: DataStore) async { await engine.remove(store) }
  func proxyDidChange(in store: DataStore) { engine.proxyDidChange(in: store) }

  func notificationsDidChange(in store: DataStore) { engine.notificationsDidChange(in: store) }
  func download(_ address: Address, in store: DataStore) { engine.download(address, in: store) }

  func resume(
    _ address: Address, from position: DownloadPosition?, in store: DataStore
  ) -> any EngineDownload {
    engine.resume(address, from: position, in: store)
  }

  func allow(
    _ certificate: Certificate, despite problems: Set<CertificateProblem>, for host: String,
    in store: DataStore
  ) async -> Bool {
    await engine.allow(certificate, despite: problems, for: host, in: store)
  }

  func withdrawExceptions(for host: String, in store: DataStore) {
    engine.withdrawExceptions(for: host, in: store)
  }

  func siteData(in store: DataStore) async throws -> [SiteData] { try await engine.siteData(in: store) }

  func removeSiteData(_ kinds: Set<SiteDataKind>, of sites: Set<String>, in store: DataStore) async throws {
    try await engine.removeSiteData(kinds, of: sites, in: store)
  }

  func clearSiteData(_ kinds: Set<SiteDataKind>, within time: Duration?, in store: DataStore) async throws {
    try await engine.clearSiteData(kinds, within: time, in: store)
  }

  func hasStrictTransport(_ host: String, in store: DataStore) async -> Bool {
    await engine.hasStrictTransport(host, in: store)
  }
}
