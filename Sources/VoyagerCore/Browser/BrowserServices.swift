public import Foundation
public import Observation

/// What all windows share: the engine, the models, the list of windows and which one is active.
@MainActor @Observable
public final class BrowserServices {
  public let engine: any Engine
  public let identities: IdentitiesModel
  public let identityRules: IdentityRulesModel
  public let settings: SettingsModel
  public let history: HistoryModel
  public let bookmarks: BookmarksModel
  public let passwords: PasswordsModel
  public let pictures: SitePicturesModel
  public let startPages: StartPageModel
  public let accounts: AccountsModel
  public let permissions: PermissionsModel
  public let certificates: CertificatesModel
  public let zooms: SiteZoomsModel
  public let connections: ConnectionsModel
  public let siteData: SiteDataModel
  public let downloads: DownloadsModel
  public let notices: NoticesModel
  public let network: NetworkModel
  /// Keeps what is open, in a run of the desktop.
  @ObservationIgnored public var session: SessionModel?
  /// Tells what left, in a run of the desktop.
  @ObservationIgnored public var departures: DeparturesModel?

  /// Finds and starts other apps.
  ///
  /// Without it, no address leaves the browser.
  @ObservationIgnored public let externalApps: (any ExternalApps)?
  /// Tells public suffixes.
  ///
  /// Without it, any dotted name may be a host.
  @ObservationIgnored public let suffixes: (any PublicSuffixes)?
  /// What the address field's rows come from.
  @ObservationIgnored lazy var suggestionSources: [any SuggestionSource] = [
    TabSuggestions(services: self), AccountSuggestions(accounts: accounts),
    BookmarkSuggestions(bookmarks: bookmarks), HistorySuggestions(history: history),
  ]
  /// The sources of pages that tabs show.
  @ObservationIgnored var sources: [SourceID: ShownSource] = [:]
  /// The articles that tabs show alone.
  @ObservationIgnored var articles: [ArticleID: ShownArticle] = [:]
  /// The picture of a page that was saved last in this run.
  var lastPicture: URL?
  /// Where pictures of pages go.
  @ObservationIgnored public var picturesFolder =
    FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
    ?? FileManager.default.homeDirectoryForCurrentUser
  /// Draws windows and ends the process.
  @ObservationIgnored public weak var application: (any ShellApplication)?

  /// The tabs that play sound or listen, followed as that changes: there may be a thousand others.
  var sounding: Set<TabID> = []

  /// All windows, the one used last first.
  public internal(set) var windows: [BrowserWindowModel] = []
  var closings = Closings()

  /// Pages that pages opened and that are not shown yet.
  @ObservationIgnored var openedPages: [TabModel] = []
  @ObservationIgnored private(set) lazy var thumbnails = ThumbnailTaker(self)
  @ObservationIgnored var toldDownloads = DownloadsSummary()
  @ObservationIgnored let downloadQuestions = DownloadQuestions()
  @ObservationIgnored public private(set) lazy var tabPictures = TabPictures(pictures)
  @ObservationIgnored var identityMoves = IdentityMoves()
  @ObservationIgnored private let historyExpiry: HistoryExpiry
  @ObservationIgnored var isQuitting = false

  public init(
    engine: any Engine, identities: IdentitiesModel, identityRules: IdentityRulesModel, history: HistoryModel,
    bookmarks: BookmarksModel, passwords: PasswordsModel, startPages: StartPageModel,
    accounts: AccountsModel, downloads: DownloadsModel, settings: SettingsModel,
    permissions: PermissionsModel, certificates: CertificatesModel, zooms: SiteZoomsModel,
    notices: NoticesModel,
    externalApps: (any ExternalApps)? = nil, suffixes: (any PublicSuffixes)? = nil,
    network: NetworkModel = NetworkModel(watch: nil)
  ) {
    self.network = network
    self.externalApps = externalApps
    self.suffixes = suffixes
    self.engine = engine
    self.identities = identities
    self.identityRules = identityRules
    self.history = history
    self.bookmarks = bookmarks
    self.passwords = passwords
    self.startPages = startPages
    self.accounts = accounts
    pictures = startPages.pictures
    historyExpiry = HistoryExpiry(history, settings)
    self.settings = settings
    self.permissions = permissions
    self.certificates = certificates
    self.zooms = zooms
    self.downloads = downloads
    connections = ConnectionsModel(engine: engine, identities: identities)
    siteData = SiteDataModel(
      engine: engine, identities: identities, certificates: certificates, zooms: zooms,
      suffixes: suffixes)
    self.notices = notices
    engine.delegate = self
    identities.tabsInUse = { [weak self] id in self?.tabs(of: id).map(\.title) ?? [] }
    bookmarks.report = { [weak self] notice in self?.show(notice) }
    passwords.report = { [weak self] notice in self?.show(notice) }
    downloads.report = { [weak self] notice in self?.show(notice) }
    followDownloads()
    forgetDeletedIdentities()
    forgetDepartures()
    followNotices()
    followNetwork()
    followHistory()
    followThumbnails()
    fillStartPages()
    followAccounts()
    applySettings()
    followNotifications()
    followProxies()
    certificates.didRemove = { [weak self] in
      self?.connections.withdrawExceptions(for: $0.host, in: $0.identity)
    }
  }

  /// A changed setting holds at once, in every window.
  private func followSettings() {
    withObservationTracking {
      _ = settings.settings
    } onChange: { [weak self] in
      Task { @MainActor in self?.applySettings() }
    }
  }

  private func applySettings() {
    followSettings()
    engine.apply(settings.settings.pages)
    allTabs.forEach { $0.followZoom(.inPlace) }
  }

  /// The window that the person used last.
  public var activeWindow: BrowserWindowModel? { windows.first }

  public func window(_ id: WindowID) -> BrowserWindowModel? {
    windows.first { $0.id == id }
  }

  public func tab(_ id: TabID) -> TabModel? {
    windows.lazy.compactMap { $0.tab(id) }.first
  }

  var allTabs: [TabModel] { windows.flatMap(\.tabs) + openedPages }

  func tabs(of id: IdentityID) -> [TabModel] {
    allTabs.filter { $0.identity.id == id }
  }

  /// Opens a tab and loads an address into it, or nothing yet.
  @discardableResult
  public func openTab(
    _ address: Address? = .start, scheme source: SchemeSource = .named, identity: Identity? = nil,
    openedBy opener: TabModel? = nil,
    in window: BrowserWindowModel, inFront: Bool = true, at index: Int? = nil
  ) -> TabModel {
    let identity = current(identity ?? opener?.identity ?? window.identity)
    let configuration = SurfaceConfiguration(
      store: identities.store(for: identity), zoom: zoom(at: address ?? .blank, for: identity),
      address: address)
    let tab = TabModel(
      identity: identity, services: self, surface: engine.makeSurface(configuration), opener: opener?.id)
    window.insert(tab, at: index, inFront: inFront)
    if let address {
      tab.load(address, scheme: source)
    }
    return tab
  }

  /// Closes a tab, unless its page asks to stay and the person does.
  public func requestClose(_ tab: TabModel) async {
    guard let window = tab.window, await tab.mayClose() else {
      return
    }
    if window.tabs.count == 1, window.tabs.first === tab, await !mayLeave(by: window) {
      return
    }
    close(tab)
  }

  /// Closes several tabs, each unless its page asks to stay and the person does.
  func requestClose(_ tabs: [TabModel]) async {
    for tab in tabs {
      await requestClose(tab)
    }
  }

  /// Closes a tab now, and its window with the last one.
  func close(_ tab: TabModel) {
    remember(tab)
    drop(tab)
  }

  /// Closes a tab now that nobody will want back.
  func drop(_ tab: TabModel) {
    openedPages.removeAll { $0 === tab }
    guard let window = tab.window else {
      end(tab)
      return
    }
    discard(tab, of: window)
    closeIfEmpty(window)
  }

  /// Moves a tab to another window, or within its own.
  ///
  /// The page notices nothing.
  public func move(_ tab: TabModel, to window: BrowserWindowModel, at index: Int) {
    guard let old = tab.window, old !== window else {
      window.move(tab, to: index)
      return
    }
    guard old.identity.isInMemory == window.identity.isInMemory else {
      return
    }
    old.remove(tab)
    window.insert(tab, at: index, inFront: true)
    closeIfEmpty(old)
  }

  func discard(_ tab: TabModel, of window: BrowserWindowModel) {
    window.remove(tab)
    end(tab)
  }

  /// Ends a tab, and what its identity keeps in memory with the last one.
  private func end(_ tab: TabModel) {
    tab.close()
    tabPictures.forget(tab.id)
    endPermissionsOfClosedSites()
    forgetSources()
    forgetArticles()
    let store = identities.store(for: tab.identity)
    guard store.location == .memory, tabs(of: tab.identity.id).isEmpty else {
      return
    }
    closings.forget(tab.identity.id)
    permissions.forget(identity: tab.identity.id)
    connections.forget(tab.identity.id)
    pictures.forget(tab.identity.id)
    zooms.forget(identity: tab.identity.id)
    downloads.forgetWaiting(of: tab.identity.id)
    engine.discard(store)
  }
}
