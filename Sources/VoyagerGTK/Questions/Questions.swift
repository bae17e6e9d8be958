import Foundation
import GTK
import VoyagerCore

/// Everything that asks the person something, for one window.
///
/// Each question is answered once: by the person, or safely when its task, its page or its card goes away.
@MainActor
final class Questions {
  let window: Window
  let folder: RecentFolder
  let traces: FileTraces
  let page: (TabID) -> (any CardHost)?
  private let notifications: SiteNotifications

  /// - Parameters:
  ///   - folder: Where choosers begin; shared by the windows.
  ///   - traces: What is remembered of chosen files.
  ///   - tell: Shows a sentence where the desktop can't show a notification.
  ///   - page: The place of a tab's page in this window.
  init(
    window: Window, folder: RecentFolder = RecentFolder(), traces: FileTraces = .left,
    tell: @escaping (String) -> Void = { _ in },
    page: @escaping (TabID) -> (any CardHost)?
  ) {
    self.window = window
    self.folder = folder
    self.traces = traces
    self.page = page
    notifications = SiteNotifications(tell: tell)
    QuestionStyle.install()
  }

  func answer(_ dialog: PageDialog, from asker: Asker) async -> PageDialogReply {
    await ask(DialogCard.make(dialog, from: asker), asker)
  }

  func signIn(_ signIn: ServerSignIn, for asker: Asker) async -> Credential? {
    await ask(SignInCard.make(signIn, for: asker), asker)
  }

  func decide(_ question: PermissionQuestion, from asker: Asker) async -> PermissionAnswer {
    await ask(PermissionCard.make(question, from: asker), asker)
  }

  func choose(_ question: IdentityQuestion, from asker: Asker) async -> IdentityAnswer {
    await ask(IdentityCard.make(question), asker)
  }

  func decide(_ opening: ExternalOpening, from asker: Asker) async -> PermissionAnswer {
    await ask(ExternalCard.make(opening, from: asker), asker)
  }

  func confirmResending(from asker: Asker) async -> Bool {
    await ask(ResendCard.make(), asker)
  }

  func show(_ notification: SiteNotification, from asker: Asker) async -> SiteNotification.Outcome {
    await notifications.show(notification, from: asker, by: window.application)
  }

  func printPage(of surface: any EngineSurface) {
    surface.printPage(above: window)
  }

  private func ask<Answer>(_ card: QuestionCard<Answer>, _ asker: Asker) async -> Answer {
    guard !Task.isCancelled, let page = page(asker.tab) else {
      return card.safeAnswer
    }
    let focused = window.focusedWidget
    page.show(card.widget)
    let answer = await card.answer()
    let hadFocus = card.widget.containsFocus
    if card.widget.parent != nil {
      page.hide(card.widget)
    }
    // The person may have gone elsewhere meanwhile, and the page may be gone.
    if hadFocus, let focused, focused.isMapped {
      focused.grabFocus()
    }
    return answer
  }
}
