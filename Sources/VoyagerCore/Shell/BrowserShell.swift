public import Foundation

/// The part of a page's requests that only a screen can answer, for one window.
///
/// Each call is answered exactly once. The parent calls when the asking tab is in front and cancels the
/// surrounding task when the tab, its page or its window goes away; the shell then removes what it shows and
/// returns the safe answer. Every question has a default that declines, so that a small shell works.
@MainActor
public protocol BrowserShell: AnyObject {
  /// Brings the window to the front.
  func present()

  /// Takes the window away. The parent has closed its tabs before.
  func close()

  /// Shows a sentence that floats over the page and goes by itself.
  func show(_ notice: Notice)

  /// Puts the keyboard focus into the address field, with its text selected.
  func focusAddressField()

  /// Puts the keyboard focus into the page in front.
  func focusPage()

  /// Shows the page alone, or gives the bars back.
  func setFullScreen(_ state: FullScreenState)

  /// alert, confirm, prompt, leave this page? Default: dismissed.
  func answer(_ dialog: PageDialog, from asker: Asker) async -> PageDialogReply

  /// Lets the person choose files. Default: none.
  func choose(_ choice: FileChoice, for asker: Asker) async -> [URL]

  /// Lets the person choose a colour. Default: none.
  func choose(_ color: PageColor, for asker: Asker) async -> PageColor?

  /// Asks for a server's name and password. Default: cancelled.
  func signIn(_ signIn: ServerSignIn, for asker: Asker) async -> Credential?

  /// Offers what is saved at a field of the page, until one is chosen or the task is cancelled. Default: none.
  func choose(_ offer: LoginOffer, for asker: Asker) async -> LoginOffer.Choice?

  /// Asks whether a password is to be saved. The page can be used meanwhile. Default: not now.
  func decide(_ question: SavingQuestion, from asker: Asker) async -> SavingQuestion.Answer

  /// Asks for a permission. Default: denied for this once.
  func decide(_ question: PermissionQuestion, from asker: Asker) async -> PermissionAnswer

  /// Asks in which identity a site is to open. Default: nothing is loaded.
  func choose(_ question: IdentityQuestion, from asker: Asker) async -> IdentityAnswer

  /// Asks whether an address may go to another app. Default: not this time.
  func decide(_ opening: ExternalOpening, from asker: Asker) async -> PermissionAnswer

  /// Asks whether a form may be sent a second time. Default: no.
  func confirmResending(from asker: Asker) async -> Bool

  /// Asks whether a caret may go through all pages: the key for it is easily hit by mistake. Default: no.
  func confirmCaretBrowsing() async -> Bool

  /// Lets the person choose a part of the page in front. Default: none.
  func choosePart(of tab: TabModel) async -> PagePart?

  /// Asks for a file to write. Default: `nil`, cancelled.
  func chooseDestination(named name: String, for asker: Asker) async -> URL?

  /// Asks what becomes of running downloads before the last window closes. Default: they go on.
  func decide(_ question: LeavingQuestion) async -> LeavingQuestion.Answer

  /// Shows a site's notification outside the window. Default: closed.
  func show(_ notification: SiteNotification, from asker: Asker) async -> SiteNotification.Outcome

  /// Opens the print dialog for a tab's page. Default: nothing is printed.
  func printPage(of surface: any EngineSurface)

  /// Puts text on the clipboard. Default: nothing.
  func copy(_ text: String)

  /// Puts a picture, as PNG, on the clipboard. Default: nothing.
  func copy(picture: Data)

  /// Opens something of the shell's own: a menu, a dialog, a bar. Default: nothing.
  func open(_ place: ShellPlace)
}

extension BrowserShell {
  public func focusAddressField() {}
  public func focusPage() {}
  public func setFullScreen(_ state: FullScreenState) {}

  public func answer(_ dialog: PageDialog, from asker: Asker) async -> PageDialogReply { .dismissed }
  public func choose(_ choice: FileChoice, for asker: Asker) async -> [URL] { [] }
  public func choose(_ color: PageColor, for asker: Asker) async -> PageColor? { nil }
  public func signIn(_ signIn: ServerSignIn, for asker: Asker) async -> Credential? { nil }

  public func choose(_ offer: LoginOffer, for asker: Asker) async -> LoginOffer.Choice? { nil }
  public func decide(_ question: SavingQuestion, from asker: Asker) async -> SavingQuestion.Answer { .notNow }

  public func decide(
    _ question: PermissionQuestion, from asker: Asker
  ) async -> PermissionAnswer { .denyOnce }

  public func decide(_ opening: ExternalOpening, from asker: Asker) async -> PermissionAnswer { .denyOnce }

  public func choose(_ question: IdentityQuestion, from asker: Asker) async -> IdentityAnswer { .cancel }
  public func confirmResending(from asker: Asker) async -> Bool { false }
  public func confirmCaretBrowsing() async -> Bool { false }
  public func choosePart(of tab: TabModel) async -> PagePart? { nil }
  public func chooseDestination(named name: String, for asker: Asker) async -> URL? { nil }
  public func decide(_ question: LeavingQuestion) async -> LeavingQuestion.Answer { .goOn }

  public func show(
    _ notification: SiteNotification, from asker: Asker
  ) async -> SiteNotification.Outcome { .closed }

  public func printPage(of surface: any EngineSurface) {}
  public func copy(_ text: String) {}
  public func copy(picture: Data) {}
  public func open(_ place: ShellPlace) {}
}
