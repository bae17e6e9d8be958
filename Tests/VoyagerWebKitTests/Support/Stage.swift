import CDesktop
import Foundation
import GTK
import Testing
import VoyagerCore
import VoyagerTesting
import VoyagerWebKit

/// An engine, a server and the windows of one test.
@MainActor
final class Stage: EngineDelegate {
  let engine: WebKitEngine
  let server: HTTPServer
  let folder: URL
  let store: DataStore
  var pages: [Address: InternalPage] = [:]
  var proxies: [DataStore: ProxyChoice] = [:]
  var pictures: [Address: Data] = [:]
  var notifications: [DataStore: [String: PermissionDecision]] = [:]
  private(set) var downloads: [any EngineDownload] = []
  private(set) var downloadSurfaces: [(any EngineSurface)?] = []
  var onDownload: (any EngineDownload) -> Void = { _ in }
  private var windows: [Widget] = []
  private var surfaces: [any EngineSurface] = []

  init(
    automation: AutomationPermission = .refused, sparePages: SparePages = .off,
    sharing: ProcessSharing = .openers, memoryLimit: UInt32? = nil
  ) throws {
    WebKitEngine.prepareProcess()
    gtk_init()
    engine = WebKitEngine(
      automation: automation, sparePages: sparePages, sharing: sharing, memoryLimit: memoryLimit)
    server = try HTTPServer()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("voyager-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = DataStore(identity: IdentityID(), location: .memory)
    engine.delegate = self
  }

  isolated deinit {
    for surface in surfaces {
      surface.close()
    }
    for window in windows {
      gtk_window_destroy(window.typed())
    }
    server.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// A surface with a parent that allows every load.
  func open(in store: DataStore? = nil, zoom: Double = 1) -> (any EngineSurface, ScriptedPage) {
    let surface = engine.makeSurface(SurfaceConfiguration(store: store ?? self.store, zoom: zoom))
    surfaces.append(surface)
    return (surface, attach(surface))
  }

  func attach(_ surface: any EngineSurface) -> ScriptedPage {
    let page = ScriptedPage(on: self)
    surface.delegate = page
    surface.observer = page
    return page
  }

  /// Shows a surface in a window of 800 × 600.
  func show(_ surface: any EngineSurface) async throws {
    guard let view = surface.view as? Widget, let window = Widget.wrap(ifPresent: gtk_window_new()) else {
      return
    }
    windows.append(window)
    gtk_window_set_default_size(window.typed(), 800, 600)
    gtk_window_set_title(window.typed(), Pointer.windowTitle)
    gtk_window_set_decorated(window.typed(), 0)
    gtk_window_set_child(window.typed(), view.typed())
    gtk_window_present(window.typed())
    try await eventually("the window has a size") { gtk_widget_get_width(view.typed()) == 800 }
  }

  /// Loads a path of the server and waits for the end.
  func load(_ path: String, in surface: any EngineSurface, _ page: ScriptedPage) async throws {
    let count = page.finished
    surface.load(Address(server.address(path)))
    try await eventually("\(path) is loaded") { page.finished > count }
  }

  /// Loads any address in a new surface and waits for the end.
  func visit(_ address: String, in store: DataStore? = nil) async throws -> ScriptedPage {
    let (surface, page) = open(in: store)
    return try await visit(address, on: surface, page)
  }

  func visit(
    _ address: String, on surface: any EngineSurface, _ page: ScriptedPage
  ) async throws -> ScriptedPage {
    let count = page.finished
    surface.load(Address(address))
    try await eventually("\(address) is loaded") { page.finished > count }
    return page
  }

  /// A store of its own on disk.
  func diskStore(_ name: String) -> DataStore {
    DataStore(
      identity: IdentityID(),
      location: .disk(
        data: folder.appendingPathComponent(name + "-data"),
        cache: folder.appendingPathComponent(name + "-cache")))
  }

  // MARK: - EngineDelegate

  func engine(
    _ engine: any Engine, contentOf address: Address, for surface: (any EngineSurface)?
  ) -> InternalContent? { pages[address].map { .page($0) } ?? pictures[address].map { .picture($0) } }

  func engine(
    _ engine: any Engine, notificationDecisionsIn store: DataStore
  ) -> [String: PermissionDecision] { notifications[store] ?? [:] }

  func engine(_ engine: any Engine, proxyOf store: DataStore) -> ProxyChoice { proxies[store] ?? .system }

  func engine(
    _ engine: any Engine, didStart download: any EngineDownload, from surface: (any EngineSurface)?
  ) {
    downloads.append(download)
    downloadSurfaces.append(surface)
    onDownload(download)
  }

  func engine(
    _ engine: any Engine, automationPageIn placement: AutomationPlacement, make: () -> any EngineSurface
  ) -> (any EngineSurface)? { nil }
}
