import GTK
import VoyagerCore

/// The places of all tabs of all windows.
@MainActor
final class TabPages {
  private var pages: [TabID: TabPage] = [:]
  private var tabs: [Widget: TabID] = [:]

  /// The place of a tab, made when it is asked for first.
  func page(of tab: TabModel) -> TabPage {
    if let page = pages[tab.id] {
      return page
    }
    let page = TabPage(tab)
    pages[tab.id] = page
    tabs[page.widget] = tab.id
    return page
  }

  func page(_ id: TabID) -> TabPage? { pages[id] }

  func page(showing page: GTK.TabPage) -> TabPage? {
    tabs[page.child].flatMap { pages[$0] }
  }

  func forget(_ id: TabID) {
    if let page = pages.removeValue(forKey: id) {
      tabs[page.widget] = nil
    }
  }
}
