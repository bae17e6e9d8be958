extension BrowserServices {
  /// What a new tab of an identity shows, or `nil` for nothing.
  func newTabPage(of identity: Identity) -> Address? {
    switch identity.isInMemory ? .startPage : settings.settings.newTab {
    case .startPage: .start
    case .blank: nil
    case .windowsPage: startPage(of: identity)
    }
  }

  /// Does what the person chose on a start page, and shows it there.
  func perform(_ action: StartAction, in tab: TabModel) {
    guard tab.status.address == .start, !tab.identity.isInMemory else {
      return
    }
    if case .account(let id) = action {
      if let window = tab.window { openAccount(id, from: window) }
      return
    }
    Task { [weak tab] in
      guard let identity = tab?.identity.id else {
        return
      }
      await startPages.perform(action, of: identity)
      tab?.reloadStartPage()
    }
  }

  /// Whether the start page has a shortcut to what a tab shows.
  func isOnStartPage(_ tab: TabModel) -> Bool {
    startPages.isPinned(tab.status.address, of: tab.identity.id)
  }

  func togglePin(_ tab: TabModel) {
    let address = tab.status.address
    if isOnStartPage(tab) {
      startPages.unpin(address, of: tab.identity.id)
    } else if !tab.identity.isInMemory, address.isWeb {
      startPages.pin(StartTile(title: tab.status.title, address: address), of: tab.identity.id)
    }
  }

  /// The start page of a tab, as it is now.
  func startPage(in tab: TabModel?) -> InternalPage {
    guard let identity = tab?.identity else {
      return StartPage.page(for: .standard, StartPageContent())
    }
    return StartPage.page(
      for: identity.kind, identity.isInMemory ? StartPageContent() : startPages.contentToShow(of: identity.id)
    )
  }

  /// Pages that were shown before the history had answered get what it has.
  func fillStartPages() {
    startPages.didFill = { [weak self] identity in
      self?.tabs(of: identity).forEach { $0.reloadStartPage() }
    }
    if identities.isComplete {
      startPages.keep(only: Set(identities.identities.map(\.id)))
    }
  }
}

extension TabModel {
  /// Shows the start page as it is now, where it is open.
  func reloadStartPage() {
    if status.shownAddress == .start, status.trouble == nil, !isAsleep {
      reload()
    }
  }
}
