extension AccessibleTree {
  /// The titles of the tabs of every window on the screen, in order.
  func tabTitles() async throws -> [[String]] {
    var titles: [[String]] = []
    for window in try await windows() where window.isShowing {
      titles.append(await window.tabTitles())
    }
    return titles
  }

  /// Waits for a window that has just these tabs, the one with its own title in front.
  @discardableResult
  func waitForTabs(
    _ titles: [String], inFront title: String? = nil, within patience: Duration = .seconds(30)
  ) async throws -> AccessibleElement {
    try await Poll.until(
      "a window with the tabs \(titles)", within: patience,
      details: { ((try? await tabTitles()) ?? []).description }
    ) {
      for window in try await windows() where window.isShowing && window.name == title ?? titles.last {
        if await window.tabTitles() == titles {
          return window
        }
      }
      return nil
    }
  }
}

extension AccessibleElement {
  /// The titles of a window's tabs, as they stand on the screen: libadwaita lists them as they were made.
  ///
  /// A single tab has no strip, so the window's title stands for it.
  fileprivate func tabTitles() async -> [String] {
    var tabs: [(place: Int, title: String)] = []
    for tab in all where tab.role == .tab && tab.isShowing {
      tabs.append(((try? await tab.frame().x) ?? 0, tab.name))
    }
    return tabs.isEmpty ? [name] : tabs.sorted { $0.place < $1.place }.map(\.title)
  }
}
