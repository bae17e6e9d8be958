/// Windows: opened, used, closed, and all of them at the end.
extension BrowserServices {
  /// Opens a window, which has no tab yet.
  public func openWindow(
    _ identity: Identity? = nil, features: WindowFeatures = WindowFeatures(), id: WindowID = WindowID(),
    geometry: WindowGeometry? = nil
  ) -> BrowserWindowModel {
    let window = BrowserWindowModel(
      services: self, identity: identity ?? identities.standard, features: features, id: id,
      geometry: geometry)
    windows.insert(window, at: 0)
    window.shell = application?.makeShell(for: window)
    showWaitingNotices()
    return window
  }

  /// The person works in a window now.
  public func activate(_ window: BrowserWindowModel) {
    guard let index = windows.firstIndex(where: { $0 === window }), index > 0 else {
      return
    }
    windows.remove(at: index)
    windows.insert(window, at: 0)
  }

  /// Closes a window, unless one of its pages asks to stay and the person does.
  public func requestClose(_ window: BrowserWindowModel) async {
    guard await mayClose(window.tabs), await mayLeave(by: window) else {
      return
    }
    session?.willEndWindows()
    close(window)
  }

  /// Closes a window now.
  func close(_ window: BrowserWindowModel) {
    if !isQuitting {
      remember(window)
    }
    // The one in front goes last: another that took its place would wake.
    let front = window.selectedTab
    for tab in window.tabs.reversed() where tab !== front {
      discard(tab, of: window)
    }
    if let front { discard(front, of: window) }
    closeIfEmpty(window)
  }

  /// Ends the browser, unless a page asks to stay and the person does.
  ///
  /// Nothing closes before the last answer.
  public func requestQuit() async {
    guard !isQuitting else {
      return
    }
    isQuitting = true
    defer { isQuitting = false }
    guard await mayClose(windows.flatMap(\.tabs)), await mayLeaveDownloads() else {
      return
    }
    closeAll()
    application?.quit()
  }

  /// Ends every page now, for a process that has to end and asks nobody.
  public func endPages() {
    isQuitting = true
    defer { isQuitting = false }
    closeAll()
  }

  private func closeAll() {
    session?.willEndWindows()
    for window in windows {
      close(window)
    }
  }

  func closeIfEmpty(_ window: BrowserWindowModel) {
    guard window.tabs.isEmpty, let index = windows.firstIndex(where: { $0 === window }) else {
      return
    }
    windows.remove(at: index)
    downloadQuestions.withdraw(of: window.id)
    window.shell?.close()
    if windows.isEmpty, !isQuitting {
      application?.quit()
    }
  }

  /// The last window takes the browser along.
  func mayLeave(by window: BrowserWindowModel) async -> Bool {
    guard windows.count == 1, windows.first === window else {
      return true
    }
    return await mayLeaveDownloads()
  }

  private func mayClose(_ tabs: [TabModel]) async -> Bool {
    for tab in tabs {
      guard await tab.mayClose() else {
        return false
      }
    }
    return true
  }
}
