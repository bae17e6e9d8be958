public import Observation

/// The questions of one tab, asked one after the other while the tab is in front.
///
/// A question belongs to its tab: it waits, and marks the tab, until the tab is in front; it is declined when the
/// tab, its page or its window goes away.
@MainActor @Observable
public final class TabQuestions {
  private struct Question {
    let show: @MainActor (any BrowserShell) async -> Void
    let decline: @MainActor () -> Void
  }

  /// Whether a question waits for the tab to come to the front.
  public var isWaiting: Bool { shown == nil && !queue.isEmpty }

  /// Whether a question is being asked.
  public var isAsking: Bool { shown != nil }

  @ObservationIgnored private let shell: @MainActor () -> (any BrowserShell)?
  @ObservationIgnored private var task: Task<Void, Never>?
  private var queue: [Question] = []
  private var shown: RequestID?
  @ObservationIgnored private var declineShown: (@MainActor () -> Void)?

  /// - Parameter shell: The shell that can show a question now, or `nil` while the tab is not in front.
  init(shell: @escaping @MainActor () -> (any BrowserShell)?) {
    self.shell = shell
  }

  /// Asks as soon as the tab is in front and no other question of it is open.
  func ask<Answer>(
    _ request: Request<Answer>, _ show: @escaping @MainActor (any BrowserShell) async -> Answer
  ) {
    queue.append(
      Question(
        show: { shell in request.answer(await show(shell)) },
        decline: { request.decline() }))
    showNext()
  }

  /// The tab may have come to the front.
  func showNext() {
    guard shown == nil, !queue.isEmpty, let shell = shell() else {
      return
    }
    let question = queue.removeFirst()
    let id = RequestID()
    shown = id
    declineShown = question.decline
    task = Task { [weak self] in
      await question.show(shell)
      self?.finish(id)
    }
  }

  /// Gives every open question its safe answer and takes it off the screen.
  func declineAll() {
    let waiting = queue
    queue = []
    let declineShown = declineShown
    self.declineShown = nil
    shown = nil
    task?.cancel()
    task = nil
    declineShown?()
    for question in waiting {
      question.decline()
    }
  }

  private func finish(_ id: RequestID) {
    guard shown == id else {
      return
    }
    shown = nil
    declineShown = nil
    task = nil
    showNext()
  }
}
