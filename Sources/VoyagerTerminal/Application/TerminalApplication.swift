import VoyagerCore

/// The windows of one run, which nobody sees.
@MainActor
final class TerminalApplication: ShellApplication {
  private let console: Console
  private let answers: GivenAnswers
  private let memory = AnswerMemory()
  private var shells: [TerminalShell] = []

  init(_ console: Console, _ answers: GivenAnswers) {
    self.console = console
    self.answers = answers
  }

  func makeShell(for window: BrowserWindowModel) -> any BrowserShell {
    let questions = Questions(console, answers, memory)
    let shell = TerminalShell(window, console, questions) { [weak self] shell in
      self?.shells.removeAll { $0 === shell }
    }
    shells.append(shell)
    return shell
  }

  // The process ends when its work is done, which may be before or after its last window is closed.
  func quit() {}
}
