public import Foundation

/// Answers the requests of one surface's page.
///
/// The tab's model in the parent conforms to it.
///
/// Methods named `should…` and those that return a value are rules, answered at once. Methods that take a
/// ``Request`` may be answered late; a dropped request answers itself with its safe answer.
@MainActor
public protocol EngineSurfaceDelegate: AnyObject {
  /// The page opens a new page: `window.open`, `target=_blank`. Answered at once.
  ///
  /// - Parameter make: Makes the surface, in the opener's store and connected to it. Called at most once.
  /// - Returns: What `make` gave, or `nil` to block.
  func surface(
    _ surface: any EngineSurface, newPageFor opening: PageOpening, make: () -> any EngineSurface
  ) -> (any EngineSurface)?

  /// The entries of a context menu, in order. An empty list shows no menu.
  func surface(_ surface: any EngineSurface, contextMenuFor target: ContextTarget) -> [ContextMenuEntry]

  /// Whether the page may fill the screen.
  func surfaceShouldEnterFullScreen(_ surface: any EngineSurface) -> Bool

  /// What a document that comes from this address may play before the person acts. Asked before each step of a
  /// load, also for parts of the page where the engine can't tell them from the page itself; only the policy of
  /// the page itself counts.
  func surface(_ surface: any EngineSurface, autoplayPolicyFor address: Address) -> AutoplayPolicy

  /// May this navigation go on? Safe answer: cancel.
  func surface(
    _ surface: any EngineSurface, decide navigation: Navigation, _ request: Request<NavigationDecision>)

  /// The server sent something that the engine can't show, or that is an attachment. Safe answer: cancel.
  func surface(
    _ surface: any EngineSurface, decide response: PageResponse, _ request: Request<ResponseDecision>)

  /// alert, confirm, prompt, leave this page? Safe answer: dismissed.
  func surface(_ surface: any EngineSurface, asks dialog: PageDialog, _ request: Request<PageDialog.Answer>)

  /// The page wants files. Safe answer: none.
  func surface(_ surface: any EngineSurface, asks choice: FileChoice, _ request: Request<[URL]>)

  /// The page wants a colour. Safe answer: `nil`, none chosen.
  func surface(_ surface: any EngineSurface, asks color: PageColor, _ request: Request<PageColor?>)

  /// A server wants a name and a password. Safe answer: `nil`, cancelled.
  func surface(_ surface: any EngineSurface, asks signIn: ServerSignIn, _ request: Request<Credential?>)

  /// A form for signing in is there, or the person came into it. Safe answer: `nil`, nothing is filled in.
  ///
  /// The engine looks from where a document's own scripts neither see nor reach it, and what is answered goes to that
  /// document alone, or nowhere. Never told of a document without an origin, such as a sandboxed one.
  func surface(_ surface: any EngineSurface, fills form: PageForm, _ request: Request<FormFill?>)

  /// The person sent a form with a password, or the first step of signing in.
  func surface(_ surface: any EngineSurface, didSend form: SentForm)

  /// The person left the field that they had come into.
  func surfaceDidLeaveForm(_ surface: any EngineSurface)

  /// The page wants to do what needs permission. Safe answer: deny.
  func surface(
    _ surface: any EngineSurface, asks question: PermissionQuestion, _ request: Request<PermissionDecision>)

  /// The page asks what the answer to a permission question would be, without asking it. Safe answer: ask.
  func surface(
    _ surface: any EngineSurface, stateOf kind: PermissionKind, for origin: Address,
    _ request: Request<PermissionState>)

  /// The page shows a notification. Safe answer: closed.
  func surface(
    _ surface: any EngineSurface, shows notification: SiteNotification,
    _ request: Request<SiteNotification.Outcome>)

  /// The page wants to be printed. Nothing is printed unless the parent does it.
  func surfaceDidRequestPrint(_ surface: any EngineSurface)
}
