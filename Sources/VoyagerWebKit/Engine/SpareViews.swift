import CDesktop
import GTK
import VoyagerCore

/// Views whose process already runs, one for each store at most.
///
/// A spare is no tab: nobody sees it.
@MainActor
final class SpareViews {
  private let make: @MainActor (DataStore) -> WebView?
  private var views: [DataStore: WebView] = [:]
  private var wanted: Set<DataStore> = []

  init(_ make: @escaping @MainActor (DataStore) -> WebView?) {
    self.make = make
  }

  func isReady(for store: DataStore) -> Bool { views[store] != nil }

  /// The store's spare, if one is ready.
  func take(for store: DataStore) -> WebView? {
    views.removeValue(forKey: store)
  }

  /// Makes a spare once nothing else is to be done.
  ///
  /// Private stores get none: it would outlive their tabs.
  func prepare(for store: DataStore) {
    guard case .disk = store.location, views[store] == nil, wanted.insert(store).inserted else {
      return
    }
    let work = Unmanaged.passRetained(SpareWork { [weak self] in self?.begin(store) }).toOpaque()
    g_idle_add_full(
      G_PRIORITY_LOW,
      { data in
        if let data {
          Unmanaged<SpareWork>.fromOpaque(data).takeUnretainedValue().run()
        }
        return 0
      }, work,
      { data in
        if let data {
          Unmanaged<SpareWork>.fromOpaque(data).release()
        }
      })
  }

  /// Ends the store's spare, and makes no other until a page of the store has loaded.
  func discard(_ store: DataStore) {
    wanted.remove(store)
    if let view = views.removeValue(forKey: store) {
      g_object_run_dispose(view.typed())
    }
  }

  private func begin(_ store: DataStore) {
    guard wanted.remove(store) != nil, let view = make(store) else {
      return
    }
    views[store] = view
    // A script starts the process and, unlike a load, leaves the back/forward list empty.
    webkit_web_view_evaluate_javascript(view.pointer, "0", -1, nil, nil, nil, nil, nil)
  }
}
