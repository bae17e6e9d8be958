import Foundation

extension BrowserServices {
  /// Opens a tab that shows how the page in front of a tab is written.
  ///
  /// It is what was loaded; nothing is sent again.
  func showSource(of tab: TabModel) async {
    guard let window = tab.window, let surface = tab.surface else {
      return
    }
    let address = tab.status.address
    do {
      let source = try await surface.source()
      guard tab.window === window, tab.status.address == address else {
        return
      }
      let id = SourceID()
      let page = await SourcePage.made(source.text, of: address)
      sources[id] = ShownSource(identity: tab.identity.id, page: page)
      openTab(SourcePage.address(id), openedBy: tab, in: window)
    } catch {
      show(Notice("The source of the page could not be had (\(error.failureReason))."), for: tab)
    }
  }

  /// What is at the address of a source, for the tab that shows it.
  func source(at address: Address, in tab: TabModel?) -> InternalPage? {
    guard let id = SourcePage.id(of: address) else {
      return nil
    }
    let source = sources[id].flatMap { $0.identity == tab?.identity.id ? $0.page : nil }
    return source ?? SourcePage.lost
  }

  /// A tab has closed: sources that none shows and none can bring back go.
  func forgetSources() {
    guard !sources.isEmpty else {
      return
    }
    let shown = Set(
      allTabs.flatMap { tab in
        ([tab.status.shownAddress] + tab.status.history.back.map(\.address)
          + tab.status.history.forward.map(\.address)).compactMap(SourcePage.id)
      })
    sources = sources.filter { shown.contains($0.key) }
  }
}

extension SourcePage {
  /// Makes the page away from the main thread: a source may be long.
  @concurrent
  static func made(_ text: String, of address: Address) async -> InternalPage { page(text, of: address) }
}
