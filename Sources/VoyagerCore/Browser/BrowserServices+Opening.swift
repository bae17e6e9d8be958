import Foundation
import Observation

extension BrowserServices {
  /// Why a tab is brought to the front.
  enum FrontReason {
    case leaveQuestion
    case notification
    case link
  }

  /// Opens an address where a person or a page wants it.
  ///
  /// A script is not run, and the person is told.
  public func open(
    _ address: Address, _ disposition: Disposition, from tab: TabModel?, in window: BrowserWindowModel? = nil,
    scheme source: SchemeSource = .named, by origin: LoadOrigin = .page
  ) {
    guard let window = window ?? tab?.window ?? activeWindow, !refuses(address, in: window) else {
      return
    }
    let identity = tab?.identity ?? window.identity
    switch disposition {
    case .currentTab:
      if let tab = tab ?? window.selectedTab {
        begin(address, in: tab, scheme: source)
      } else {
        openPlacedTab(address, scheme: source, identity: window.identity, in: window)
      }
    case .newTab:
      openPlacedTab(address, scheme: source, by: origin, identity: identity, openedBy: tab, in: window)
    case .backgroundTab:
      openPlacedTab(
        address, scheme: source, by: origin, identity: identity, openedBy: tab, in: window, inFront: false)
    case .newWindow:
      openPlacedTab(address, scheme: source, identity: identity, in: openWindow(identity))
    case .newPrivateWindow:
      openTab(address, scheme: source, in: openWindow(identities.privateBrowsing))
    }
  }

  /// Opens links that another program handed over: in order, the last one in front.
  public func openLinks(_ links: [Address], _ place: LinkPlace = .lastUsedWindow, identity: Identity? = nil) {
    let window = windowForLinks(place, identity)
    // Whoever hands a link over knows nothing of the window that happens to be in front.
    let person = identity ?? (window.identity.isInMemory ? window.identity : identities.standard)
    var links = links.isEmpty && window.tabs.isEmpty ? [startPage(of: person)] : links
    if let first = links.first, let tab = window.selectedTab, tab.isUntouched, !window.addressField.isEdited,
      tab.identity.id == person.id
    {
      links.removeFirst()
      identity == nil ? begin(first, in: tab) : tab.load(first)
    }
    for link in links {
      if identity == nil {
        openPlacedTab(link, identity: person, in: window)
      } else {
        openTab(link, identity: person, in: window)
      }
    }
    window.shell?.present()
    if window.selectedTab?.isUntouched == true {
      window.shell?.focusAddressField()
    }
  }

  /// What a new window shows.
  ///
  /// A private one says what private means.
  func startPage(of identity: Identity) -> Address {
    (identity.isInMemory ? nil : settings.settings.startPage?.address) ?? .start
  }

  /// A link from outside never lands in a private window by itself, nor in a window that a page opened.
  private func windowForLinks(_ place: LinkPlace, _ identity: Identity?) -> BrowserWindowModel {
    switch place {
    case .lastUsedWindow:
      windows.first { $0.identity.isInMemory == (identity?.isInMemory ?? false) && !$0.isPopup }
        ?? openWindow(identity)
    case .newWindow:
      openWindow(identity)
    case .privateWindow:
      openWindow(identities.privateBrowsing)
    }
  }

  /// Opens an address that was kept for an identity, in a window that may hold its tabs.
  ///
  /// One whose identity is no more is not opened: no other may pass for it.
  @discardableResult
  public func openKept(_ address: Address, as id: IdentityID, from window: BrowserWindowModel) -> TabModel? {
    guard let identity = identities.identity(id), !refuses(address, in: window) else {
      return nil
    }
    let fits = window.identity.isInMemory == identity.isInMemory && !window.isPopup
    let place =
      fits
      ? window
      : windows.first { $0.identity.isInMemory == identity.isInMemory && !$0.isPopup } ?? openWindow(identity)
    let tab = openTab(address, identity: identity, in: place)
    place.shell?.present()
    return tab
  }

  /// What was kept or handed over may be a script, which would run in the page in front with all its rights.
  private func refuses(_ address: Address, in window: BrowserWindowModel) -> Bool {
    guard address.isScript else {
      return false
    }
    let notice = Notice("This address is a script. Voyager does not run it.")
    if let shell = window.shell { shell.show(notice) } else { show(notice) }
    return true
  }

  /// Opens a second tab beside one, on the same page with the same way back.
  func duplicate(_ tab: TabModel) {
    guard let window = tab.window else {
      return
    }
    let copy = openTab(nil, openedBy: tab, in: window)
    copy.setZoom(tab.ownZoom)
    copy.restore(tab.state, at: tab.status.destination)
  }

  /// Opens the pages that a page was not allowed to open.
  ///
  /// They have no opener any more.
  func openBlockedPages(of tab: TabModel) {
    guard let window = tab.window else {
      return
    }
    let pages = tab.blockedPages
    tab.blockedPages = []
    for page in pages where !page.isBlank {
      openTab(page, openedBy: tab, in: window)
    }
  }

  func bringToFront(_ tab: TabModel, for reason: FrontReason) {
    tab.window?.select(tab)
    tab.window?.shell?.present()
  }

  // MARK: - Notices

  /// Shows a notice in the window used last, or as soon as there is one.
  public func show(_ notice: Notice) {
    guard let shell = activeWindow?.shell else {
      notices.add(notice)
      return
    }
    shell.show(notice)
  }

  /// Shows a notice that concerns a tab.
  func show(_ notice: Notice, for tab: TabModel) {
    guard let shell = tab.window?.shell else {
      show(notice)
      return
    }
    shell.show(notice)
  }

  /// What is told while a window is open is shown at once, and else with the next window.
  func followNotices() {
    withObservationTracking {
      _ = notices.waiting
    } onChange: { [weak self] in
      Task { @MainActor in
        self?.showWaitingNotices()
        self?.followNotices()
      }
    }
  }

  func showWaitingNotices() {
    guard let shell = activeWindow?.shell else {
      return
    }
    for notice in notices.take() {
      shell.show(notice)
    }
  }
}
