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
    selectedTab.changeZoom(zoom)
  }
}
