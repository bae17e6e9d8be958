/// Asks a page whether it may be closed, and waits for the one answer.
///
/// A page that gives no sign within ``patience`` hangs: it can't hold the person back, but no tab falls asleep from it.
@MainActor
final class TabClosing {
  /// How long a page may take to agree or to ask the person.
  static let patience = Duration.seconds(1)

  /// Whom the page may ask.
  enum Asking {
    case person
    /// What it would ask is answered with staying.
    case nobody
  }

  /// Whether no person waits for the answer.
  private(set) var isSilent = false
  /// Whether a page was asked that gave no sign: what it still says means nothing any more.
  private(set) var isOverdue = false
  /// Whether the person was let go because the page gave no sign: it ends with its process.
  private(set) var hangs = false
  private var waiting: CheckedContinuation<Bool, Never>?
  private var deadline: Task<Void, Never>?
  private var task: Task<Bool, Never>?

  /// Whether the page may be closed.
  ///
  /// Callers that ask while a question is open get its answer.
  func mayClose(_ surface: any EngineSurface, asking: Asking = .person) async -> Bool {
    isSilent = asking == .nobody && (task == nil || isSilent)
    if let task {
      return await task.value
    }
    let task = Task { await ask(surface) }
    self.task = task
    defer { self.task = nil }
    return await task.value
  }

  /// Whether a question is open.
  var isAsking: Bool { waiting != nil }

  /// The page asks the person to stay: now the answer may take as long as the person needs.
  func pageDidAsk() {
    deadline?.cancel()
  }

  /// The person lets the page go, which must now do so.
  func personDidAgree() {
    if isAsking {
      startDeadline()
    }
  }

  /// The person stays.
  func personDidStay() {
    finish(false)
  }

  /// - Returns: Whether a question was open, or one is answered that nobody waits for.
  func pageDidAgree() -> Bool {
    if !isAsking, isOverdue {
      isOverdue = false
      return true
    }
    return finish(true)
  }

  /// - Returns: Whether a question was open.
  func pageDidEnd() -> Bool {
    isOverdue = false
    return finish(true)
  }

  /// Another document is there, which was not asked.
  func pageDidChange() {
    isOverdue = false
  }

  private func ask(_ surface: any EngineSurface) async -> Bool {
    await withCheckedContinuation { continuation in
      waiting = continuation
      isOverdue = false
      hangs = false
      startDeadline()
      surface.requestClose()
    }
  }

  private func startDeadline() {
    deadline?.cancel()
    deadline = Task { [weak self] in
      guard (try? await Task.sleep(for: Self.patience)) != nil else {
        return
      }
      self?.giveUp()
    }
  }

  private func giveUp() {
    isOverdue = isSilent
    hangs = !isSilent
    finish(!isSilent)
  }

  @discardableResult
  private func finish(_ mayClose: Bool) -> Bool {
    deadline?.cancel()
    guard let waiting else {
      return false
    }
    self.waiting = nil
    waiting.resume(returning: mayClose)
    return true
  }
}
