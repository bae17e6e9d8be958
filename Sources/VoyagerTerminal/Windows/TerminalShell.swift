import Foundation
import Observation
import VoyagerCore

/// One window that nobody sees: its questions go to the terminal.
@MainActor
final class TerminalShell {
  private weak var window: BrowserWindowModel?
  private let console: Console
  private let questions: Questions
  private let didClose: @MainActor (TerminalShell) -> Void

  init(
    _ window: BrowserWindowModel, _ console: Console, _ questions: Questions,
    didClose: @escaping @MainActor (TerminalShell) -> Void
  ) {
    self.window = window
    self.console = console
    self.questions = questions
    self.didClose = didClose
    followQuestions()
  }

  /// A terminal shows no tab, so whichever has a question comes to the front.
  private func followQuestions() {
    guard let window else {
      return
    }
    let asking = withObservationTracking {
      window.tabs.first { $0.questions.isWaiting }
    } onChange: { [weak self] in
      Task { @MainActor in self?.followQuestions() }
    }
    if let asking, window.selectedTab?.questions.isAsking != true {
      window.select(asking)
    }
  }
}

extension TerminalShell: BrowserShell {
  func present() {}

  func close() { didClose(self) }

  func show(_ notice: Notice) { console.tell(PlainText.line(notice.text)) }

  func answer(_ dialog: PageDialog, from asker: Asker) async -> PageDialogReply {
    await questions.answer(dialog, from: asker)
  }

  func choose(_ choice: FileChoice, for asker: Asker) async -> [URL] {
    await questions.choose(choice, for: asker)
  }

  func choose(_ color: PageColor, for asker: Asker) async -> PageColor? {
    await questions.choose(color, for: asker)
  }

  func signIn(_ signIn: ServerSignIn, for asker: Asker) async -> Credential? {
    await questions.signIn(signIn, for: asker)
  }

  func decide(_ question: PermissionQuestion, from asker: Asker) async -> PermissionAnswer {
    // What a script was answered must not change what the next run may do.
    PermissionAnswer(await questions.decide(question, from: asker), .once)
  }

  func decide(_ opening: ExternalOpening, from asker: Asker) async -> PermissionAnswer {
    questions.show(opening, from: asker)
    return .denyOnce
  }

  func confirmResending(from asker: Asker) async -> Bool {
    await questions.confirmResending(from: asker)
  }

  func chooseDestination(named name: String, for asker: Asker) async -> URL? {
    await questions.chooseDestination(named: name, for: asker)
  }

  func show(_ notification: SiteNotification, from asker: Asker) async -> SiteNotification.Outcome {
    let text = [notification.title, notification.body].map(PlainText.line).filter { !$0.isEmpty }
    console.tell("\(PlainText.line(asker.name)) notifies: \(text.joined(separator: ": "))")
    return .closed
  }

  func copy(_ text: String) { console.print(PlainText.lines(text)) }
}
