public import Foundation

/// What a tab shows of its page.
///
/// A shell reads it and keeps no copy.
public struct TabStatus: Equatable, Sendable {
  /// Why there is no page.
  public enum Trouble: Equatable, Sendable {
    case failed(LoadFailure)
    case ended(ProcessEnd)
  }

  /// The address of the document in front.
  ///
  /// Rules and questions go by it alone.
  public var address = Address.blank
  /// The load that the person began, until its document is there or the load ends.
  public private(set) var pending: PendingLoad?
  /// Where the page that opened the tab sent it, if a page did.
  public var openingAddress: Address?
  public var title = ""
  /// The site's icon as PNG.
  public var icon: Data?
  public var isLoading = false
  /// From 0 to 1.
  public var progress = 0.0
  public var security = ConnectionSecurity.local
  /// What the server of the document in front showed, also where a page of the parent's stands in for it.
  public private(set) var certificate: Certificate?
  /// Whether the document in front asks for a password.
  public private(set) var hasPasswordField = false
  public var history = SurfaceHistory()
  public var hover: HoverTarget?
  public var isPlayingAudio = false
  public var capture: CaptureState = []
  /// Whether the document in front was told where the person is.
  public var knowsLocation = false
  public var isFullScreen = false
  public var isResponsive = true
  /// What the text in search has for matches.
  public var matches: FoundMatches?
  public var trouble: Trouble?
  /// Whether a document of the web has ever come.
  public var hasDocument = false

  private struct Document: Equatable {
    let address: Address
    let security: ConnectionSecurity
    let certificate: Certificate?
    let hasPasswordField: Bool
  }

  private var replaced: Document?

  public init() {}

  /// What a tab shows that sleeps: where it will be, as the person left it.
  init(of page: StoredPage) {
    title = page.title
    icon = page.icon
    pending = PendingLoad(address: page.address, asked: page.address)
  }

  /// What the page uses, the most pressing first.
  public var uses: [PageUse] {
    PageUse.allCases.filter { $0.capture.map(capture.isSuperset) ?? knowsLocation }
  }

  /// The address to show: where the person sent the tab, else the document in front.
  ///
  /// Where a page sends itself shows only with the document: else the old one could pass for another site.
  ///
  /// An article alone has the address of the page that it is from.
  public var shownAddress: Address {
    let address = pending?.address ?? address
    return ReaderPage.article(at: address) ?? address
  }

  /// Where the tab is or will be, for titles and lists.
  ///
  /// Never shown as the address of the document in front.
  public var destination: Address { shownAddress.isBlank ? openingAddress ?? shownAddress : shownAddress }

  /// The person sends the tab to an address.
  mutating func expect(_ pending: PendingLoad) {
    self.pending = pending
  }

  /// The load that the person began was begun by what they did.
  mutating func begun(by kind: VisitKind) {
    pending?.kind = kind
  }

  /// The load that the person began comes to nothing.
  ///
  /// Its address stays only where no page is that could pass for it.
  mutating func endPending() {
    guard hasDocument || openingAddress != nil else {
      pending?.hasEnded = true
      return
    }
    pending = nil
  }

  /// The document that a failed load was to replace stays in front.
  mutating func stay() {
    guard case .failed = trouble, let replaced else {
      return
    }
    trouble = nil
    address = replaced.address
    security = replaced.security
    certificate = replaced.certificate
    hasPasswordField = replaced.hasPasswordField
    self.replaced = nil
  }

  /// Follows what the surface reported.
  public mutating func apply(_ event: SurfaceEvent) {
    switch event {
    case .loadStarted(let address):
      begin(address)
    case .addressChanged(let address):
      self.address = address
    case .loadCommitted(let address, let security):
      commit(address, security)
    case .loadFinished:
      isLoading = false
      progress = 1
      // It may be the end of the load before.
      if pending?.hasBegun == true {
        endPending()
      }
    case .loadFailed(let failure):
      fail(failure)
    case .titleChanged(let title):
      self.title = TabTitle.plain(title)
    case .iconChanged(let icon):
      self.icon = icon
    case .progressChanged(let progress):
      self.progress = progress
    case .historyChanged(let history):
      self.history = history
    case .hoverChanged(let hover):
      // A button of the parent's own pages leads to no address that a person could know.
      self.hover = hover?.link.isInternal == true ? nil : hover
    case .certificateReceived(let certificate):
      self.certificate = certificate
    case .passwordFieldFound:
      hasPasswordField = true
    case .insecureContentFound:
      security = security == .secure ? .mixed : security
    case .audioChanged(let isPlaying):
      isPlayingAudio = isPlaying
    case .captureChanged(let capture):
      self.capture = capture
    case .fullScreenChanged(let isFullScreen):
      self.isFullScreen = isFullScreen
    case .matchesChanged(let found):
      matches = found
    case .responsivenessChanged(let isResponsive):
      self.isResponsive = isResponsive
    case .processEnded(let end):
      stop(because: end)
    case .loadRedirected, .strictTransportReceived, .scrolled, .readyToShow, .closed:
      break
    }
  }

  private mutating func begin(_ address: Address) {
    if pending?.leads(to: address) == true {
      pending?.hasBegun = true
      pending?.hasEnded = false
    } else {
      pending = nil
    }
    isLoading = true
    progress = 0
    isResponsive = true
  }

  private mutating func commit(_ address: Address, _ security: ConnectionSecurity) {
    if pending?.hasBegun == true {
      pending = nil
    }
    self.address = address
    self.security = security
    certificate = nil
    hasPasswordField = false
    hasDocument = hasDocument || !address.isBlank
    title = ""
    icon = nil
    hover = nil
    matches = nil
    knowsLocation = false
    trouble = nil
    replaced = nil
  }

  private mutating func fail(_ failure: LoadFailure) {
    if trouble == nil {
      replaced = Document(
        address: address, security: security, certificate: certificate, hasPasswordField: hasPasswordField)
    }
    trouble = .failed(failure)
    address = failure.address
    pending = nil
    security = .local
    certificate = failure.certificate
    hasPasswordField = false
  }

  private mutating func stop(because end: ProcessEnd) {
    trouble = .ended(end)
    address = shownAddress
    pending = nil
    isLoading = false
    isPlayingAudio = false
    capture = []
    knowsLocation = false
    isFullScreen = false
    isResponsive = true
    hover = nil
  }
}
