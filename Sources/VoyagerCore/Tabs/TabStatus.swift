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

  public var address = Address.blank
  public var title = ""
  /// The site's icon as PNG.
  public var icon: Data?
  public var isLoading = false
  /// From 0 to 1.
  public var progress = 0.0
  public var security = ConnectionSecurity.local
  public var history = SurfaceHistory()
  public var hover: HoverTarget?
  public var isPlayingAudio = false
  public var capture: CaptureState = []
  public var isFullScreen = false
  public var isResponsive = true
  /// How many matches the text in search has.
  public var matches: Int?
  public var trouble: Trouble?
  /// Whether a document of the web has ever come.
  public var hasDocument = false

  public init() {}

  /// Follows what the surface reported.
  public mutating func apply(_ event: SurfaceEvent) {
    switch event {
    case .loadStarted(let address):
      begin(address)
    case .loadRedirected(let address), .addressChanged(let address):
      self.address = address
    case .loadCommitted(let address, let security):
      commit(address, security)
    case .loadFinished:
      isLoading = false
      progress = 1
    case .loadFailed(let failure):
      trouble = .failed(failure)
      address = failure.address
      security = .local
    case .titleChanged(let title):
      self.title = title
    case .iconChanged(let icon):
      self.icon = icon
    case .progressChanged(let progress):
      self.progress = progress
    case .historyChanged(let history):
      self.history = history
    case .hoverChanged(let hover):
      // A button of the parent's own pages leads to no address that a person could know.
      self.hover = hover?.link.isInternal == true ? nil : hover
    case .insecureContentFound:
      security = security == .secure ? .mixed : security
    case .audioChanged(let isPlaying):
      isPlayingAudio = isPlaying
    case .captureChanged(let capture):
      self.capture = capture
    case .fullScreenChanged(let isFullScreen):
      self.isFullScreen = isFullScreen
    case .matchesCounted(let count):
      matches = count
    case .responsivenessChanged(let isResponsive):
      self.isResponsive = isResponsive
    case .processEnded(let end):
      stop(because: end)
    case .readyToShow, .closed:
      break
    }
  }

  private mutating func begin(_ address: Address) {
    self.address = address
    isLoading = true
    progress = 0
    isResponsive = true
  }

  private mutating func commit(_ address: Address, _ security: ConnectionSecurity) {
    self.address = address
    self.security = security
    hasDocument = hasDocument || !address.isBlank
    title = ""
    icon = nil
    hover = nil
    matches = nil
    trouble = nil
  }

  private mutating func stop(because end: ProcessEnd) {
    trouble = .ended(end)
    isLoading = false
    isPlayingAudio = false
    capture = []
    isFullScreen = false
    isResponsive = true
    hover = nil
  }
}
