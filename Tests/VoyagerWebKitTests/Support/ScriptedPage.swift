import Foundation
import VoyagerCore

/// A parent for one surface: it records what is told and answers as the test says.
@MainActor
final class ScriptedPage: EngineSurfaceDelegate, EngineSurfaceObserver {
  /// Kept, because a test may hold nothing else of it.
  private let stage: Stage
  private(set) var events: [SurfaceEvent] = []
  private(set) var navigations: [Navigation] = []
  private(set) var openings: [PageOpening] = []
  private(set) var dialogs: [PageDialog] = []
  private(set) var signIns: [ServerSignIn] = []
  private(set) var permissions: [PermissionQuestion] = []
  private(set) var responses: [PageResponse] = []
  private(set) var forms: [PageForm] = []
  private(set) var sentForms: [SentForm] = []
  private(set) var targets: [ContextTarget] = []
  private(set) var printRequests = 0
  private(set) var fullScreenQuestions = 0

  var onEvent: (SurfaceEvent) -> Void = { _ in }
  var decide: (Navigation) -> NavigationDecision = { _ in .go }
  var onDialog: (PageDialog, Request<PageDialog.Answer>) -> Void = { _, _ in }
  var onFiles: (FileChoice, Request<[URL]>) -> Void = { _, _ in }
  var onColor: (PageColor, Request<PageColor?>) -> Void = { _, _ in }
  var onSignIn: (ServerSignIn, Request<Credential?>) -> Void = { _, _ in }
  var onPermission: (PermissionQuestion, Request<PermissionDecision>) -> Void = { _, _ in }
  var onPermissionState: (PermissionKind, Request<PermissionState>) -> Void = { _, _ in }
  var onForm: (PageForm, Request<FormFill?>) -> Void = { _, _ in }
  var onNotification: (SiteNotification, Request<SiteNotification.Outcome>) -> Void = { _, _ in }
  var menu: (ContextTarget) -> [ContextMenuEntry] = { _ in [] }
  var newPage: (PageOpening, () -> any EngineSurface) -> (any EngineSurface)? = { _, _ in nil }
  var allowsFullScreen = true
  var autoplay = AutoplayPolicy.withoutSound

  init(on stage: Stage) {
    self.stage = stage
  }

  // MARK: - What was told

  func surface(_ surface: any EngineSurface, did event: SurfaceEvent) {
    events.append(event)
    onEvent(event)
  }

  func forget() { events = [] }

  var started: [Address] {
    events.compactMap { if case .loadStarted(let address) = $0 { address } else { nil } }
  }
  var committed: [Address] {
    events.compactMap { if case .loadCommitted(let address, _) = $0 { address } else { nil } }
  }
  var security: ConnectionSecurity? {
    events.compactMap { if case .loadCommitted(_, let security) = $0 { security } else { nil } }.last
  }
  var certificate: Certificate? {
    events.compactMap { if case .certificateReceived(let certificate) = $0 { certificate } else { nil } }.last
  }
  /// What was wrong with the last certificate that made a load fail.
  var certificateProblems: Set<CertificateProblem>? {
    guard case .certificate(let problems) = failures.last?.reason else {
      return nil
    }
    return problems
  }
  var finished: Int { events.filter { if case .loadFinished = $0 { true } else { false } }.count }
  var titles: [String] { events.compactMap { if case .titleChanged(let title) = $0 { title } else { nil } } }
  var failures: [LoadFailure] {
    events.compactMap { if case .loadFailed(let failure) = $0 { failure } else { nil } }
  }
  var redirects: [Address] {
    events.compactMap { if case .loadRedirected(let address) = $0 { address } else { nil } }
  }
  var addresses: [Address] {
    events.compactMap { if case .addressChanged(let address) = $0 { address } else { nil } }
  }
  var icons: [Data?] {
    events.compactMap { if case .iconChanged(let icon) = $0 { .some(icon) } else { nil } }
  }
  var scroll: ScrollPosition? {
    events.compactMap { if case .scrolled(let position) = $0 { position } else { nil } }.last
  }
  var matches: [FoundMatches] {
    events.compactMap { if case .matchesChanged(let found) = $0 { found } else { nil } }
  }
  var ends: [ProcessEnd] { events.compactMap { if case .processEnded(let end) = $0 { end } else { nil } } }
  var ready: [WindowFeatures] {
    events.compactMap { if case .readyToShow(let features) = $0 { features } else { nil } }
  }
  var fullScreen: [Bool] {
    events.compactMap { if case .fullScreenChanged(let isFullScreen) = $0 { isFullScreen } else { nil } }
  }
  var captures: [CaptureState] {
    events.compactMap { if case .captureChanged(let capture) = $0 { capture } else { nil } }
  }
  var hovers: [HoverTarget?] {
    events.compactMap { if case .hoverChanged(let hover) = $0 { .some(hover) } else { nil } }
  }
  var responsiveness: [Bool] {
    events.compactMap { if case .responsivenessChanged(let isResponsive) = $0 { isResponsive } else { nil } }
  }
  var isClosed: Bool { events.contains { if case .closed = $0 { true } else { false } } }

  // MARK: - What was asked

  func surface(
    _ surface: any EngineSurface, newPageFor opening: PageOpening, make: () -> any EngineSurface
  ) -> (any EngineSurface)? {
    openings.append(opening)
    return newPage(opening, make)
  }

  func surface(_ surface: any EngineSurface, contextMenuFor target: ContextTarget) -> [ContextMenuEntry] {
    targets.append(target)
    return menu(target)
  }

  func surfaceShouldEnterFullScreen(_ surface: any EngineSurface) -> Bool {
    fullScreenQuestions += 1
    return allowsFullScreen
  }

  func surface(_ surface: any EngineSurface, autoplayPolicyFor address: Address) -> AutoplayPolicy {
    autoplay
  }

  func surface(
    _ surface: any EngineSurface, decide navigation: Navigation, _ request: Request<NavigationDecision>
  ) {
    navigations.append(navigation)
    request.answer(decide(navigation))
  }

  func surface(
    _ surface: any EngineSurface, decide response: PageResponse, _ request: Request<ResponseDecision>
  ) {
    responses.append(response)
    request.answer(.download)
  }

  func surface(
    _ surface: any EngineSurface, asks dialog: PageDialog, _ request: Request<PageDialog.Answer>
  ) {
    dialogs.append(dialog)
    onDialog(dialog, request)
  }

  func surface(_ surface: any EngineSurface, asks choice: FileChoice, _ request: Request<[URL]>) {
    onFiles(choice, request)
  }

  func surface(_ surface: any EngineSurface, asks color: PageColor, _ request: Request<PageColor?>) {
    onColor(color, request)
  }

  func surface(_ surface: any EngineSurface, asks signIn: ServerSignIn, _ request: Request<Credential?>) {
    signIns.append(signIn)
    onSignIn(signIn, request)
  }

  func surface(_ surface: any EngineSurface, fills form: PageForm, _ request: Request<FormFill?>) {
    forms.append(form)
    onForm(form, request)
  }

  func surface(_ surface: any EngineSurface, didSend form: SentForm) { sentForms.append(form) }

  func surfaceDidLeaveForm(_ surface: any EngineSurface) {}

  func surface(
    _ surface: any EngineSurface, asks question: PermissionQuestion, _ request: Request<PermissionDecision>
  ) {
    permissions.append(question)
    onPermission(question, request)
  }

  func surface(
    _ surface: any EngineSurface, stateOf kind: PermissionKind, for origin: Address,
    _ request: Request<PermissionState>
  ) {
    onPermissionState(kind, request)
  }

  func surface(
    _ surface: any EngineSurface, shows notification: SiteNotification,
    _ request: Request<SiteNotification.Outcome>
  ) {
    onNotification(notification, request)
  }

  func surfaceDidRequestPrint(_ surface: any EngineSurface) { printRequests += 1 }
}
