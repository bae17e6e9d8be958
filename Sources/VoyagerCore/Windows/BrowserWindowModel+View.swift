extension BrowserWindowModel {
  /// The tabs behind one, without pinned ones.
  func tabs(rightOf tab: TabModel?) -> [TabModel] {
    guard let tab, let index = index(of: tab) else {
      return []
    }
    return tabs[(index + 1)...].filter { !$0.isPinned }
  }

  func moveSelectedTab(by steps: Int) {
    guard let selectedTab, let index = index(of: selectedTab) else {
      return
    }
    move(selectedTab, to: index + steps)
  }

  func zoom(_ step: (Double) -> Double?) {
    guard let selectedTab, let zoom = step(selectedTab.zoom) else {
      return
    }
    selectedTab.setZoom(zoom)
  }

  // MARK: - Search

  /// Opens the search, with the text searched last.
  func beginSearch() {
    search = search ?? PageSearch()
    shell?.open(.findBar)
  }

  /// Searches the page in front.
  public func find(_ search: PageSearch) {
    self.search = search
    searchAgain()
  }

  /// The page in front is another one now; the search stays.
  func searchAgain() {
    guard let search else {
      return
    }
    if search.text.isEmpty {
      selectedTab?.surface?.endFind()
    } else {
      selectedTab?.surface?.find(search.text, options: search.options)
    }
  }

  /// Ends the search and its marks.
  public func endSearch() {
    search = nil
    selectedTab?.surface?.endFind()
    shell?.focusPage()
  }
}
