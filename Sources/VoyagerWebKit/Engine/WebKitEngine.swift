import CDesktop
import GTK
public import VoyagerCore

/// WebKitGTK as an engine.
@MainActor
public final class WebKitEngine: Engine {
  public let features: EngineFeatures
  public weak var delegate: (any EngineDelegate)?

  private(set) var preferences = PagePreferences()
  private let fixedRendering: RenderingChoice?
  private var sessions: [DataStore: StoreSession] = [:]
  private var automation: StoreSession?
  private var automationContext: Object?
  private(set) lazy var exceptionGuard = ExceptionGuard { [weak self] in
    self?.exceptions(of: $0) ?? StoreExceptions()
  }
  let styles = SiteStyles()
  private(set) lazy var fetching = Fetching()
  private(set) var spares: SpareViews?
  private let sharing: ProcessSharing
  private let placement: SurfacePlacement
  let memoryLimit: UInt32?
  private var isDisplayReady = false

  /// Makes ready what WebKit and GTK read when they start.
  ///
  /// Call it first thing in `main`.
  public static func prepareProcess() {
    RenderingChoice.forThisMachine().prepareProcess()
  }

  /// - Parameters:
  ///   - automation: Whether a driver may control the pages of this run.
  ///   - rendering: What draws pages, whatever the preferences say. Default: as they say.
  ///   - sparePages: Whether a page is kept ready for the next tab. Never for a driver.
  ///   - sharing: Which pages live in one process.
  ///   - placement: Where pages are drawn. An unseen display must be there by the time of the first page.
  ///   - memoryLimit: How many megabytes a page's process may have before it is ended. Default: what there is.
  public init(
    automation: AutomationPermission = .refused, rendering: RenderingChoice? = nil,
    sparePages: SparePages = .kept, sharing: ProcessSharing = .bySite,
    placement: SurfacePlacement = .byShell, memoryLimit: UInt32? = nil
  ) {
    self.sharing = sharing
    self.memoryLimit = memoryLimit
    self.placement = placement
    // Without compositing WebKit never answers a driver that asks for a picture.
    fixedRendering = automation == .allowed ? .hardware : rendering
    var features: EngineFeatures = [.savesPages, .sessionState, .prints, .inspector]
    if automation == .allowed {
      features.insert(.automation)
    }
    self.features = features
    if sparePages == .kept, automation == .refused {
      spares = SpareViews { [weak self] in self?.makeView(in: $0) }
    }
    if automation == .allowed {
      let context = makeContext(for: nil)
      automationContext = context
      AutomationService.allow(in: context) { [weak self] placement in self?.makeAutomationPage(placement) }
    }
  }

  private func makeSettings() -> Object {
    let settings = SurfaceSettings.make()
    preferences.apply(toSettings: settings)
    rendering.apply(toSettings: settings)
    return settings
  }

  private var rendering: RenderingChoice { fixedRendering ?? .forThisMachine(preferences.drawing) }

  public func apply(_ preferences: PagePreferences) {
    self.preferences = preferences
    styles.set(preferences.styles)
    let sessions = Array(sessions.values) + [automation].compactMap(\.self)
    sessions.map(\.session).forEach(preferences.apply(toSession:))
    let contexts = sessions.compactMap(\.madeContext) + [automationContext].compactMap(\.self)
    contexts.forEach(preferences.apply(toContext:))
    let settings = sessions.compactMap(\.madeSettings)
    settings.forEach(preferences.apply(toSettings:))
    settings.forEach(rendering.apply(toSettings:))
  }

  public func makeSurface(_ configuration: SurfaceConfiguration) -> any EngineSurface {
    prepareDisplay()
    let store = configuration.store
    let host = configuration.address.flatMap { page(takingIn: $0, in: store) }
    let view =
      host.map { WebView(relatedTo: $0.webView) } ?? spares?.take(for: store) ?? makeView(in: store)
    if rendering == .software, configuration.address != nil {
      Curtain.draw(before: view)
    }
    let surface = WebKitSurface(view, engine: self, zoom: configuration.zoom, process: host?.process)
    session(of: store).pages.add(surface)
    surface.loads.onFinish = { [weak self] in self?.spares?.prepare(for: store) }
    configuration.tabStorage.map(surface.keepTabStorage)
    place(surface)
    return surface
  }

  /// The page in whose process one at this address may begin.
  private func page(takingIn address: Address, in store: DataStore) -> WebKitSurface? {
    guard sharing == .bySite, let site = Site(address), let session = sessions[store] else {
      return nil
    }
    return session.pages.pages.first { page in
      // One of an earlier context was told other things when its process began.
      session.madeContext?.opaque == webkit_web_view_get_context(page.webView.pointer) && page.takesIn(site)
    }
  }

  private func prepareDisplay() {
    guard !isDisplayReady, placement != .byShell else {
      return
    }
    isDisplayReady = true
    UnseenWindow.prepare()
  }

  func place(_ surface: WebKitSurface) {
    if case .unseen(let width, let height) = placement {
      surface.window = UnseenWindow(surface.webView, width: width, height: height)
    }
  }

  private func makeView(in store: DataStore) -> WebView {
    let session = session(of: store)
    return WebView(in: session.context, session.session, session.settings)
  }

  public func notificationsDidChange(in store: DataStore) {
    guard let session = sessions[store] else {
      return
    }
    // What a process was told when it began stays, and a context keeps processes for later pages of their sites.
    session.forgetContext()
    if let spares, spares.isReady(for: store) {
      spares.discard(store)
      spares.prepare(for: store)
    }
  }

  public func proxyDidChange(in store: DataStore) {
    if let session = sessions[store] {
      session.apply(delegate?.engine(self, proxyOf: store) ?? .system)
    }
  }

  public func discard(_ store: DataStore) {
    guard case .memory = store.location else {
      return
    }
    sessions[store] = nil
  }

  public func remove(_ store: DataStore) async {
    spares?.discard(store)
    try? await sessions.removeValue(forKey: store)?.clearSiteData(.WEBKIT_WEBSITE_DATA_ALL, within: nil)
  }

  public func allow(
    _ certificate: Certificate, despite problems: Set<CertificateProblem>, for host: String,
    in store: DataStore
  ) async -> Bool {
    // The others are held back before this one is let go.
    guard await exceptionGuard.watch(host, for: certificate, with: problems), let session = sessions[store]
    else {
      return false
    }
    session.allow(certificate, for: host)
    exceptionGuard.update()
    return true
  }

  public func withdrawExceptions(for host: String, in store: DataStore) {
    sessions[store]?.withdrawExceptions(for: host)
    exceptionGuard.update()
  }

  public func hasStrictTransport(_ host: String, in store: DataStore) async -> Bool {
    await sessions[store]?.strictHosts().contains(host) ?? false
  }

  /// A host may have other exceptions in other stores, and WebKit knows no difference.
  func allows(_ certificate: Certificate, for host: String, in view: WebView) -> Bool {
    exceptions(of: view).contains(certificate, for: host) || isControlledByDriver(view)
  }

  /// A driver says itself which certificates pass.
  private func isControlledByDriver(_ view: WebView) -> Bool {
    automation?.session.opaque == webkit_web_view_get_network_session(view.pointer)
  }

  private func exceptions(of view: WebView) -> StoreExceptions {
    let session = webkit_web_view_get_network_session(view.pointer)
    return sessions.values.first { $0.session.opaque == session }?.exceptions ?? StoreExceptions()
  }

  public func download(_ address: Address, in store: DataStore) {
    prepareDisplay()
    let session = session(of: store)
    guard let refusal = exceptionGuard.refusal(of: address, with: session.exceptions) else {
      session.download(address)
      return
    }
    let download = RefusedDownload(of: address, in: store)
    delegate?.engine(self, didStart: download, from: nil)
    download.fail(because: refusal.technical)
  }

  public func resume(
    _ address: Address, from position: DownloadPosition?, in store: DataStore
  ) -> any EngineDownload {
    prepareDisplay()
    if let refusal = exceptionGuard.refusal(of: address, with: session(of: store).exceptions) {
      let download = RefusedDownload(of: address, in: store)
      download.fail(because: refusal.technical)
      return download
    }
    let view = makeView(in: store)
    exceptionGuard.follow(view)
    return ContinuedDownload(of: address, from: position, in: store, through: view)
  }

  func isOpen(_ store: DataStore) -> Bool { sessions[store] != nil }

  func session(of store: DataStore) -> StoreSession {
    if let session = sessions[store] {
      return session
    }
    let session = StoreSession(
      store, makeContext: { [unowned self] in makeContext(for: store) },
      makeSettings: { [unowned self] in makeSettings() },
      didStart: { [weak self] in self?.didStart($0, in: store) })
    preferences.apply(toSession: session.session)
    session.apply(delegate?.engine(self, proxyOf: store) ?? .system)
    sessions[store] = session
    return session
  }

  private func didStart(_ download: Object, in store: DataStore?) {
    let view = WebView.wrap(ifPresent: webkit_download_get_web_view(download.opaque))
    let download = FileDownload(download, in: store)
    if let link = view?.attached(ContinuationLink.self) {
      link.download?.adopt(download) ?? download.cancel()
    } else {
      delegate?.engine(self, didStart: download, from: view?.surface)
    }
  }

  private func makeAutomationPage(_ placement: AutomationPlacement) -> WebView? {
    guard let context = automationContext else {
      return nil
    }
    let session =
      automation
      ?? StoreSession(
        automationOf: context, makeSettings: { [unowned self] in makeSettings() },
        didStart: { [weak self] in self?.didStart($0, in: nil) })
    preferences.apply(toSession: session.session)
    automation = session
    let surface = delegate?.engine(self, automationPageIn: placement) {
      let view = WebView(forDriverIn: context, session.session, session.settings, as: placement)
      return WebKitSurface(view, engine: self, zoom: 1)
    }
    return (surface as? WebKitSurface)?.webView
  }
}
