import CDesktop
import GTK
import VoyagerCore

/// Tells how loads go.
@MainActor
final class LoadReports {
  private weak var surface: WebKitSurface?
  private var phase = LoadPhase.committed
  /// Whether a reported load has not been reported as finished.
  private var isLoading = false
  /// The parent shows a page of its own: nothing of that load is reported.
  private var showsPage = false
  private var willShow = false
  /// The address of the document in front, wherever the view is on its way to.
  private(set) var document = Address.blank
  /// The address for which a page of the parent's stands in, while that page is in front.
  private(set) var standIn: Address?
  /// Where a load was sent on to last.
  private var redirection: Address?
  /// The status that the server gave the document in front, or `nil` when that is not known from its answer.
  private(set) var status: Int?
  /// The status of the document on its way.
  private var answered: Int?
  /// Whether the document in front is the answer to what a form sent.
  private(set) var answersForm = false
  private var wasSent = false
  /// Whether the server lets the document in front be stored.
  private(set) var isStorable = true
  private var mayBeStored = true
  /// Documents that answered a form, and those that must not be stored.
  ///
  /// One that comes back from memory is not answered anew.
  private var formAnswers: Set<Address> = []
  private var unstorable: Set<Address> = []
  /// The engine's own wish to know when a page is there.
  var onFinish: @MainActor () -> Void = {}

  func follow(_ surface: WebKitSurface) {
    self.surface = surface
    let view = surface.webView
    view.connect("load-changed") { (event: UInt32) in self.didChange(WebKitLoadEvent(event)) }
    view.connect("load-failed") {
      (_: UInt32, address: String, error: UnsafeMutableRawPointer) -> Bool in
      self.didFail(address, GLibError(error.assumingMemoryBound(to: GError.self)))
      return true
    }
    view.connect("load-failed-with-tls-errors") {
      (address: String, certificate: Object, flags: UInt32) -> Bool in
      self.report(LoadFailure(address: Address(address), certificate: certificate, flags: flags))
      return true
    }
    view.connect("notify::uri") { self.didChangeAddress() }
    view.connect("notify::estimated-load-progress") { self.didProgress() }
    view.connect("insecure-content-detected") { self.surface?.report(.insecureContentFound) }
  }

  /// The parent asks for a load.
  func willLoad() {
    phase = .provisional
    willShow = false
  }

  func willShowPage() {
    phase = .provisional
    willShow = true
  }

  /// Whether a document may still come that is not there yet.
  var isOnItsWay: Bool {
    phase == .provisional || surface.map { webkit_web_view_is_loading($0.webView.pointer) != 0 } ?? false
  }

  func processDidEnd() {
    standIn = nil
    showsPage = false
    phase = .committed
    finishReported()
  }

  /// Where the view is, or on its way to.
  private var address: Address { surface?.webView.uri.map { Address($0) } ?? .blank }

  private func didChange(_ event: WebKitLoadEvent) {
    switch event {
    case WEBKIT_LOAD_STARTED: didStart()
    case WEBKIT_LOAD_REDIRECTED where !showsPage: surface?.report(.loadRedirected(address))
    case WEBKIT_LOAD_COMMITTED: didCommit()
    case WEBKIT_LOAD_FINISHED: didFinish()
    default: break
    }
  }

  /// The load, or one of a frame within the page, is sent on.
  func willRedirect(to address: Address) {
    redirection = address
  }

  /// The server answered the load of the page itself.
  ///
  /// - Parameters:
  ///   - wasSent: Whether something was sent for it, and not only asked.
  ///   - isStorable: Whether the server lets it be stored.
  func didAnswer(_ status: Int, wasSent: Bool, isStorable: Bool) {
    self.wasSent = wasSent
    mayBeStored = isStorable
    answered = status == 0 ? nil : status
  }

  private func didStart() {
    redirection = nil
    answered = nil
    wasSent = false
    mayBeStored = true
    finishReported()
    phase = .provisional
    showsPage = willShow
    willShow = false
    guard !showsPage else {
      return
    }
    isLoading = true
    surface?.report(.loadStarted(address))
  }

  private func didCommit() {
    phase = .committed
    document = address
    if wasSent {
      formAnswers.insert(document)
    } else if answered != nil {
      formAnswers.remove(document)
    }
    answersForm = formAnswers.contains(document)
    if !mayBeStored {
      unstorable.insert(document)
    } else if answered != nil {
      unstorable.remove(document)
    }
    isStorable = !unstorable.contains(document)
    status = answered
    answered = nil
    wasSent = false
    surface?.leaveQuestion.loadIsOver()
    standIn = showsPage ? address : nil
    guard !showsPage, let surface else {
      return
    }
    let security = ConnectionSecurity(of: surface.webView)
    if security == .excepted, let failure = LoadFailure(notAllowedIn: surface, at: address) {
      surface.stop()
      report(failure)
      return
    }
    surface.report(.loadCommitted(address, security))
    if let certificate = Certificate(of: surface.webView) {
      surface.report(.certificateReceived(certificate))
    }
    if let header = StrictTransport.header(of: surface.webView) {
      surface.report(.strictTransportReceived(header))
    }
  }

  private func didFinish() {
    if !willShow {
      phase = .committed
    }
    showsPage = false
    finishReported()
  }

  private func finishReported() {
    guard isLoading else {
      return
    }
    isLoading = false
    surface?.leaveQuestion.loadIsOver()
    surface?.report(.loadFinished)
    onFinish()
  }

  private func didFail(_ address: String, _ error: GLibError) {
    guard !showsPage,
      let failure = refusal(of: Address(address)) ?? LoadFailure(address: Address(address), error)
    else {
      return
    }
    report(failure)
  }

  /// The failure of a load that was kept from a host, or `nil` when it failed for another reason.
  private func refusal(of address: Address) -> LoadFailure? {
    guard let surface, let engine = surface.engine else {
      return nil
    }
    // WebKit names the address that the load began with.
    return [address, redirection].compactMap { $0 }.lazy
      .compactMap { engine.exceptionGuard.refusal(of: $0, in: surface.webView) }.first
  }

  private func report(_ failure: LoadFailure) {
    if !isLoading {
      // Some loads fail before WebKit has told that they began.
      isLoading = true
      surface?.report(.loadStarted(failure.address))
    }
    surface?.report(.loadFailed(failure))
  }

  private func didChangeAddress() {
    let address = address
    guard address != document else {
      phase = isLoading ? phase : .committed
      return
    }
    guard phase == .committed, !showsPage else {
      return
    }
    document = address
    surface?.report(.addressChanged(address))
  }

  private func didProgress() {
    guard let surface, isLoading else {
      return
    }
    surface.report(.progressChanged(webkit_web_view_get_estimated_load_progress(surface.webView.pointer)))
  }
}
