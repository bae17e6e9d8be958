public import Observation

/// A window, without a screen: its tabs, which one is in front, its address field and its commands.
@MainActor @Observable
public final class BrowserWindowModel: Identifiable {
  public let id: WindowID
  /// The identity of tabs that are opened in it without another tab's.
  ///
  /// The standard one, when the window's own was deleted.
  public var identity: Identity { services.current(owner) }
  public let addressField = AddressField()
  /// The window a page asked for, which shows no tab bar of its own.
  public let isPopup: Bool
  /// The size that a page asked for, in pixels.
  public let features: WindowFeatures

  public private(set) var tabs: [TabModel] = []
  public private(set) var selectedTab: TabModel?
  /// Whether the page in front is shown alone.
  public private(set) var fullScreen = FullScreenState.windowed
  /// How large the window is, as its shell says; at first, as it was when it was kept.
  public var geometry: WindowGeometry?
  /// The text searched last, which a search begins with.
  @ObservationIgnored var lastSearch = PageSearch()

  /// Draws the window and asks the person.
  ///
  /// Held weakly; the shell owns itself.
  @ObservationIgnored public internal(set) weak var shell: (any BrowserShell)?
  @ObservationIgnored public let services: BrowserServices
  /// The identity as it was when the window was opened.
  @ObservationIgnored private let owner: Identity
  @ObservationIgnored public private(set) lazy var star = BookmarkStar(self)
  @ObservationIgnored public private(set) lazy var commands = WindowCommands(window: self)
  @ObservationIgnored private(set) lazy var suggestions = SuggestionsModel(self)
  @ObservationIgnored private var wasFullScreen = FullScreenState.windowed

  init(
    services: BrowserServices, identity: Identity, features: WindowFeatures = WindowFeatures(),
    id: WindowID = WindowID(), geometry: WindowGeometry? = nil
  ) {
    self.geometry = geometry
    self.id = id
    self.services = services
    owner = identity
    self.features = features
    isPopup = features.isPopup
  }

  public var isPrivate: Bool { identity.kind == .privateBrowsing }

  /// What the window is called on the desktop.
  public var title: String {
    guard let selectedTab else {
      return "Voyager"
    }
    let title = selectedTab.title
    return isPrivate && title != identity.name ? "\(title) — \(identity.name)" : title
  }

  // MARK: - Tabs

  public func tab(_ id: TabID) -> TabModel? {
    tabs.first { $0.id == id }
  }

  public func index(of tab: TabModel) -> Int? {
    tabs.firstIndex { $0 === tab }
  }

  /// Brings a tab to the front.
  public func select(_ tab: TabModel) {
    guard tabs.contains(where: { $0 === tab }) else {
      return
    }
    let now = SuspendingClock.now
    selectedTab?.lookedAt = now
    tab.lookedAt = now
    tab.wasInFront = true
    selectedTab = tab
    tab.stayAwake()
    tab.wake()
    followSelectedTab()
    tab.questions.showNext()
    tab.offers.showNext()
    services.thumbnails.pageIsThere(in: tab)
  }

  /// Brings the tab at an index to the front; an index behind the last tab means the last one.
  public func selectTab(at index: Int) {
    guard !tabs.isEmpty, index >= 0 else {
      return
    }
    select(tabs[min(index, tabs.count - 1)])
  }

  /// Brings the next or previous tab to the front, around the ends.
  public func selectTab(movingBy steps: Int) {
    guard let selectedTab, let index = index(of: selectedTab), !tabs.isEmpty else {
      return
    }
    select(tabs[(index + steps % tabs.count + tabs.count) % tabs.count])
  }

  /// Moves a tab within the window, as far as pinned tabs allow.
  public func move(_ tab: TabModel, to index: Int) {
    guard let old = self.index(of: tab) else {
      return
    }
    tabs.remove(at: old)
    tabs.insert(tab, at: TabPlacement.allowed(index, isPinned: tab.isPinned, among: places))
  }

  public func setPinned(_ isPinned: Bool, _ tab: TabModel) {
    guard tab.isPinned != isPinned, let index = index(of: tab) else {
      return
    }
    tabs.remove(at: index)
    tab.isPinned = isPinned
    tabs.insert(
      tab, at: TabPlacement.allowed(tabs.count(where: \.isPinned), isPinned: isPinned, among: places))
  }

  var places: [TabPlacement.Place] {
    tabs.map { TabPlacement.Place(id: $0.id, opener: $0.opener, isPinned: $0.isPinned) }
  }

  func insert(_ tab: TabModel, at index: Int? = nil, inFront: Bool) {
    let wanted = index ?? TabPlacement.index(openedBy: tab.opener, among: places)
    tab.window = self
    tabs.insert(tab, at: TabPlacement.allowed(wanted, isPinned: tab.isPinned, among: places))
    if inFront || selectedTab == nil {
      select(tab)
    }
  }

  /// Fills a new window with tabs, in their order.
  func fill(with tabs: [TabModel], selected: TabID?) {
    for tab in tabs { tab.window = self }
    self.tabs = tabs.filter(\.isPinned) + tabs.filter { !$0.isPinned }
    if let front = tabs.first(where: { $0.id == selected }) ?? self.tabs.first {
      select(front)
    }
  }

  /// Takes a tab out of the window without ending it.
  func remove(_ tab: TabModel) {
    guard let index = index(of: tab) else {
      return
    }
    let successor = TabPlacement.successor(ofClosing: index, among: places)
    tabs.remove(at: index)
    addressField.forget(tab: tab.id)
    tab.window = nil
    guard selectedTab === tab else {
      return
    }
    selectedTab = nil
    if let next = successor.flatMap(self.tab) {
      select(next)
    }
  }

  /// A tab of the window shows another address.
  func pageDidChange(in tab: TabModel) {
    guard tab === selectedTab else {
      return
    }
    followSelectedTab()
  }

  /// A tab of the window has loaded a document.
  func pageDidFinish(in tab: TabModel) {
    tab.searchAgain()
    if tab === selectedTab {
      services.thumbnails.pageIsThere(in: tab)
    }
  }

  private func followSelectedTab() {
    guard let selectedTab else {
      return
    }
    addressField.show(tab: selectedTab.id, address: selectedTab.status.shownAddress)
  }

  // MARK: - Full screen

  /// The person switches full screen.
  public func toggleFullScreen() {
    if selectedTab?.status.isFullScreen == true {
      selectedTab?.surface?.leaveFullScreen()
      return
    }
    setFullScreen(fullScreen == .windowed ? .fullScreen : .windowed)
  }

  /// The window's real state changed outside the parent.
  public func setFullScreen(_ state: FullScreenState) {
    guard fullScreen != state else {
      return
    }
    fullScreen = state
    shell?.setFullScreen(state)
  }

  func pageDidChangeFullScreen(_ isFullScreen: Bool, in tab: TabModel) {
    guard tab === selectedTab else {
      return
    }
    if isFullScreen {
      wasFullScreen = fullScreen
      setFullScreen(.fullScreen)
    } else if fullScreen == .fullScreen, wasFullScreen == .windowed {
      setFullScreen(.windowed)
    }
  }
}
