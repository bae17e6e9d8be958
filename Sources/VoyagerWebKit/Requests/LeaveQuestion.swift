import CDesktop
import VoyagerCore

/// Asks the document in front whether it may be left for one of another site.
///
/// WebKit itself asks only while the next document stays in the same process, and a site has its own.
@MainActor
final class LeaveQuestion {
  /// A document that gives no sign in this time hangs, and can't hold the person.
  private static let patience = Duration.seconds(1)

  private unowned let surface: WebKitSurface
  private var waiting: Request<Bool>?
  private var deadline: Task<Void, Never>?
  /// WebKit has asked for the load that is under way.
  private var isAgreed = false

  init(_ surface: WebKitSurface) {
    self.surface = surface
  }

  /// Whether the document in front must be asked before one from this address takes its place.
  func isNeeded(for address: Address) -> Bool {
    let document = surface.address
    return !isAgreed && document.isWeb && document.origin != address.origin
      && surface.loads.standIn == nil && !surface.webView.isControlledByDriver
      && webkit_web_view_get_is_web_process_responsive(surface.webView.pointer) != 0
  }

  /// - Parameter answer: Told whether it may be left.
  func ask(_ answer: @escaping @MainActor (Bool) -> Void) {
    waiting?.decline()
    let request = Request<Bool>(safeAnswer: false) { [weak self] in
      self?.deadline?.cancel()
      answer($0)
    }
    waiting = request
    surface.keep(request)
    startDeadline()
    surface.requestClose()
  }

  private func startDeadline() {
    deadline?.cancel()
    deadline = Task { [weak waiting] in
      guard (try? await Task.sleep(for: Self.patience)) != nil else {
        return
      }
      waiting?.answer(true)
    }
  }

  /// The document asks the person, who may take as long as they need.
  func personIsAsked() {
    deadline?.cancel()
  }

  func personDidAnswer(_ mayLeave: Bool) {
    guard let waiting, !waiting.isAnswered else {
      isAgreed = mayLeave
      return
    }
    if mayLeave {
      // The document now says so itself.
      startDeadline()
    } else {
      waiting.decline()
    }
  }

  /// - Returns: Whether it was this that asked.
  func documentDidAgree() -> Bool {
    guard let waiting, !waiting.isAnswered else {
      return false
    }
    waiting.answer(true)
    return true
  }

  /// The load under way has come, or comes to nothing.
  func loadIsOver() {
    isAgreed = false
  }
}
