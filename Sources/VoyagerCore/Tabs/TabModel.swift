import Foundation
public import Observation

/// A tab, without a screen: who it belongs to, what it shows, and what waits for an answer.
@MainActor @Observable
public final class TabModel: Identifiable {
  public let id: TabID
  /// Who the person is in this tab, for all its life.
  public var identity: Identity { services.identities.identity(owner.id) ?? owner }
  /// The tab that opened this one.
  public let opener: TabID?

  public internal(set) var status = TabStatus()
  public internal(set) var isPinned = false
  public private(set) var isMuted = false
  /// The page, while the tab is awake.
  public internal(set) var surface: (any EngineSurface)?
  /// When the person last had the tab in front of them, or when it came.
  @ObservationIgnored var lookedAt = SuspendingClock.now
  @ObservationIgnored var wasInFront = false
  @ObservationIgnored var isFallingAsleep = false
  /// The page's getting ready for it.
  @ObservationIgnored var gettingReady: Task<SleepingPage, Never>?
  /// What a tab without a page was when it had one.
  @ObservationIgnored var kept: StoredTab?
  /// What its site kept for a tab that sleeps; never on the disk.
  @ObservationIgnored var keptStorage: Data?
  /// The name that the person wants to sign in with here, said by the account shortcut that led here.
  ///
  /// Where several logins fit, it says which one is meant.
  @ObservationIgnored public internal(set) var signInName: String?
  /// The encoding in which all its pages are read, or `nil` for what each says itself.
  public private(set) var textEncoding: TextEncoding?
  /// The text in search in its pages, or `nil` while nobody searches.
  public internal(set) var search: PageSearch?
  /// How far the document in front is scrolled, or `nil` where nobody scrolled it.
  public internal(set) var scroll: ScrollPosition?
  /// Where the person was in the document that comes back.
  @ObservationIgnored var comingBack: StoredPage?
  /// Pages that this page wanted to open and that were blocked.
  public internal(set) var blockedPages: [Address] = []
  /// Whether an article was found in the document in front.
  public internal(set) var offersArticle = false
  /// What the document in front was allowed.
  @ObservationIgnored var allowed: Set<PermissionKind> = []
  /// What the person ended in the document in front, which an answer from before does not begin again.
  @ObservationIgnored var stopped: Set<PermissionKind> = []
  /// The same for the document that comes next.
  @ObservationIgnored var stoppedNext: Set<PermissionKind> = []
  /// Whether the document in front asked to stay when the tab was to sleep.
  @ObservationIgnored var refusedToSleep = false
  /// The failure for which the page was loaded again when the network came back.
  @ObservationIgnored var triedAgain: LoadFailure?
  /// The page zoom that holds for this tab alone, whatever its pages; `nil` where it goes by their sites.
  public private(set) var ownZoom: Double?

  /// The window that holds the tab, or `nil` while it has none.
  @ObservationIgnored public internal(set) weak var window: BrowserWindowModel?
  @ObservationIgnored public private(set) var questions = TabQuestions { nil }
  /// What the person may answer while the page goes on, and that stays while the tab stays on its site.
  @ObservationIgnored public private(set) var offers = TabQuestions { nil }
  @ObservationIgnored let closing = TabClosing()
  /// Where the parent itself sent the page last.
  ///
  /// Such a step may lead to the parent's own pages.
  @ObservationIgnored var expected: Address?

  /// The secure load that may end as an insecure one.
  @ObservationIgnored var secureAttempt: SecureAttempt?

  /// What the failed page in front offers.
  @ObservationIgnored var certificateOffer = CertificateOffer.none

  /// The tab that closes once this one's page is there.
  @ObservationIgnored var replaced: TabID?
  /// Where the person began the load that a rule moved here.
  public internal(set) var movedFrom: IdentityMove?
  @ObservationIgnored let history: TabHistory
  @ObservationIgnored let services: BrowserServices
  /// The identity as it was when the tab was made.
  @ObservationIgnored private let owner: Identity
  @ObservationIgnored private var requests: PageRequests?

  init(
    identity: Identity, services: BrowserServices, surface: any EngineSurface, opener: TabID? = nil,
    zoom: Double? = nil
  ) {
    id = TabID()
    owner = identity
    self.services = services
    self.opener = opener
    history = TabHistory(
      services.history, store: services.identities.store(for: identity),
      opener: opener.flatMap(services.tab)?.status.address)
    ownZoom = zoom
    questions = TabQuestions { [weak self] in self?.frontShell }
    offers = TabQuestions { [weak self] in self?.frontShell }
    attach(surface)
  }

  /// Makes a tab that sleeps.
  init(_ stored: StoredTab, identity: Identity, services: BrowserServices) {
    id = stored.id
    owner = identity
    self.services = services
    opener = stored.opener
    history = TabHistory(services.history, store: services.identities.store(for: identity), opener: nil)
    ownZoom = stored.page.zoom
    kept = stored
    isPinned = stored.isPinned
    scroll = stored.page.scroll
    status = TabStatus(of: stored.page)
    questions = TabQuestions { [weak self] in self?.frontShell }
    offers = TabQuestions { [weak self] in self?.frontShell }
  }

  func attach(_ surface: any EngineSurface) {
    self.surface = surface
    let requests = PageRequests(tab: self, services: services)
    self.requests = requests
    surface.delegate = requests
    surface.observer = self
    surface.zoom = zoom
    surface.isMuted = isMuted
    if textEncoding != nil {
      surface.textEncoding = textEncoding
    }
  }

  /// What the tab is called: its page's title, else where it is or will be.
  public var title: String {
    if !status.title.isEmpty {
      return status.title
    }
    let address = AddressDisplay.full(status.destination)
    return address.isEmpty ? "New Tab" : address
  }

  /// Whether it still shows the start page and nothing was begun in it.
  public var isUntouched: Bool {
    (status.shownAddress == .start || status.shownAddress.isBlank) && status.openingAddress == nil
      && status.trouble == nil && status.history == SurfaceHistory()
  }

  /// Whether nothing was ever in it that the person could want back.
  var isEmpty: Bool {
    (status.address == .start || status.address.isBlank) && status.openingAddress == nil
      && status.trouble == nil && status.history == SurfaceHistory() && !isAsleep
  }

  /// Whether nothing but a download can have come of its first address.
  ///
  /// A page may have written into one that it opened without an address.
  var isOpenedForDownload: Bool {
    !status.hasDocument && !status.destination.isBlank && status.trouble == nil && !isAsleep
      && status.history == SurfaceHistory()
  }

  /// Whether the tab is the one in front of its window.
  public var isInFront: Bool { window?.selectedTab === self }

  /// Page zoom, 1 being the page's own size.
  public var zoom: Double { ownZoom ?? services.zoom(at: status.address, for: identity) }

  /// Whether the page in front is shown in another size than usual.
  public var isZoomed: Bool { zoom != services.settings.settings.pageZoom }

  /// Who asks, when the page asks.
  var asker: Asker { Asker(tab: id, page: status.address) }

  /// Whether the document in front is one of the parent's own.
  var showsInternalPage: Bool { status.address.isInternal || status.trouble != nil }

  /// Whether the page in front may have keys of its own, and would answer whether it wants one.
  public var answersKeys: Bool { status.isResponsive && !showsInternalPage }

  /// The shell that can ask a question of this tab now.
  private var frontShell: (any BrowserShell)? { isInFront ? window?.shell : nil }

  // MARK: - Page

  /// Loads an address, over a secure connection first where the settings say so.
  ///
  /// - Parameter source: Without a scheme of the person's own, the insecure address may come after the secure one.
  public func load(_ address: Address, scheme source: SchemeSource = .named) {
    questions.declineAll()
    history.willNotGo()
    replaced = nil
    comingBack = nil
    makeSurface(for: address)
    let plan = plan(for: address, source)
    expect(plan.address, asked: address)
    attempt(plan)
    surface?.load(plan.address)
  }

  /// The person wants an address here, and is asked something first.
  func willAsk(about address: Address) {
    questions.declineAll()
    status.expect(PendingLoad(address: address, asked: address, isUndecided: true))
    window?.pageDidChange(in: self)
  }

  /// - Parameter asked: What the person asked for, where it is loaded in another form.
  func expect(_ address: Address, asked: Address? = nil) {
    expected = address
    status.expect(PendingLoad(address: address, asked: asked ?? address))
    window?.pageDidChange(in: self)
  }

  /// Gives the tab another one's way back, or at least its address.
  func restore(_ state: Data?, at address: Address) {
    guard let state, let surface else {
      load(address)
      return
    }
    secureAttempt = nil
    expect(address)
    if !surface.restore(state) {
      load(address)
    }
  }

  public func reload(_ mode: ReloadMode = .normal) {
    questions.declineAll()
    guard !isAsleep else {
      wake()
      return
    }
    guard status.trouble != nil || status.pending != nil else {
      surface?.reload(mode)
      return
    }
    if status.pending?.isUndecided == true {
      services.begin(status.shownAddress, in: self)
    } else {
      load(status.shownAddress)
    }
  }

  public func stop() {
    replaced = nil
    secureAttempt = nil
    surface?.stop()
    endPending()
  }

  /// The load that the person began will not be: the page in front stays.
  func endPending() {
    status.endPending()
    window?.pageDidChange(in: self)
  }

  /// Goes through the back/forward list; negative is back.
  public func go(by steps: Int) {
    questions.declineAll()
    history.willGo()
    secureAttempt = nil
    surface?.go(by: steps)
  }

  public func setMuted(_ isMuted: Bool) {
    self.isMuted = isMuted
    surface?.isMuted = isMuted
  }

  /// Sets the page zoom of this tab alone, or lets it go by the sites of its pages with `nil`.
  public func setZoom(_ zoom: Double?) {
    ownZoom = zoom
    followZoom(.anyhow)
  }

  /// The person wants the site in front larger or smaller, or in its usual size with `nil`.
  public func changeZoom(_ zoom: Double?) {
    ownZoom = nil
    services.setZoom(zoom, ofSiteIn: self)
  }

  func allowsPage(for step: Navigation) -> Bool { requests?.allowsPage(for: step) ?? false }

  func requestsDidCommit() {
    requests?.didCommit()
  }

  /// The person wants to choose a login for the field they are in, or to answer what is offered.
  func offerPasswords() {
    if offers.isAsking { window?.shell?.open(.pageOffer) } else { passwords?.offer(isAsked: true) }
  }

  /// What belongs to the passwords of the page in front.
  var passwords: PagePasswords? { requests?.passwords }

  /// The question before a download that the page begins now, or `nil` when none is needed.
  func downloadQuestion() -> DownloadsModel.Question? { requests?.downloads.question(in: self) }

  /// Reads its pages in another encoding from now on, beginning with the one in front.
  func setTextEncoding(_ encoding: TextEncoding?) {
    guard textEncoding != encoding else {
      return
    }
    textEncoding = encoding
    surface?.textEncoding = encoding
  }

  /// Another page is in front now, or another text is wanted.
  func searchAgain() {
    guard let search else {
      return
    }
    if search.text.isEmpty {
      surface?.endFind()
      status.matches = nil
    } else {
      surface?.find(search.text, options: search.options)
    }
  }

  /// Shows the page in the size that holds for it now.
  func followZoom(_ manner: ZoomManner) {
    guard let surface, surface.zoom != zoom else {
      return
    }
    switch manner {
    case .anyhow: surface.zoom = zoom
    case .inPlace: surface.zoomInPlace(to: zoom)
    }
  }

  /// Whether the tab may be closed: its page may ask, and the person may stay.
  ///
  /// A page that hangs is not asked. One that waits for the answer to another's question can't be.
  func mayClose() async -> Bool {
    guard let surface, !showsInternalPage else {
      return true
    }
    guard status.isResponsive else {
      return !showWhatHoldsItUp()
    }
    let mayClose = await closing.mayClose(surface)
    return mayClose && !(closing.hangs && showWhatHoldsItUp())
  }

  /// The person answered whether the page may be left.
  func didAnswerLeaving(_ answer: PageDialog.Answer) {
    guard answer != .accepted else {
      closing.personDidAgree()
      return
    }
    status.stay()
    endPending()
    closing.personDidStay()
  }

  /// Ends the page.
  ///
  /// Every open question gets its safe answer. A page that hangs would go on in a process that nobody sees.
  func close() {
    questions.declineAll()
    offers.declineAll()
    if closing.hangs || !status.isResponsive {
      surface?.closeWithProcess()
    } else {
      surface?.close()
    }
    detach()
    kept = nil
    window = nil
  }

  /// Lets go of a page that ended.
  func detach() {
    questions.declineAll()
    offers.declineAll()
    requests?.passwords.leave()
    secureAttempt = nil
    surface = nil
    requests = nil
    services.soundDidChange(in: self)
  }
}
