import GTK
import VoyagerCore

/// The places of all tabs of all windows.
@MainActor
final class TabPages {
  private var pages: [TabID: TabPage] = [:]

  /// The place of a tab, made when it is asked for first.
  func page(of tab: TabModel) -> TabPage {
    if let page = pages[tab.id] {
      return page
    }
    let page = TabPage(tab)
    pages[tab.id] = page
    return page
  }

  func page(_ id: TabID) -> TabPage? { pages[id] }

  func page(showing page: GTK.TabPage) -> TabPage? {
    let child = page.child
    return pages.values.first { $0.widget == child }
  }

  func forget(_ id: TabID) {
    pages[id] = nil
  }
}
