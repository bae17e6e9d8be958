import CDesktop
import GTK
import VoyagerCore

/// alert, confirm, prompt and "leave this page?".
@MainActor
final class ScriptDialogs {
  private weak var surface: WebKitSurface?
  private let process: PageGroup
  /// How often the page asked since its tab was closed.
  private var lateQuestions = 0

  /// How often a closed page may ask before it is taken for one that asks without end, with all in its process.
  private static let patience = 20

  private init(_ surface: WebKitSurface) {
    self.surface = surface
    process = surface.process
  }

  static func follow(_ surface: WebKitSurface) {
    // A driver reads and closes only the dialogs that WebKit draws itself.
    guard !surface.webView.isControlledByDriver else {
      return
    }
    let dialogs = ScriptDialogs(surface)
    let view = surface.webView.pointer
    surface.webView.connect("script-dialog") { (dialog: UnsafeMutableRawPointer) -> Bool in
      dialogs.ask(ScriptDialog(OpaquePointer(dialog)), in: view)
      return true
    }
  }

  private func ask(_ dialog: ScriptDialog, in view: UnsafeMutablePointer<WebKitWebView>) {
    defer { dialog.wasAsked() }
    let question = dialog.question
    let isLeaving = question.kind == .leave
    let request = Request<PageDialog.Answer>(safeAnswer: .dismissed) { [weak surface] answer in
      dialog.close(with: answer)
      if isLeaving {
        surface?.leaveQuestion.personDidAnswer(answer == .accepted)
      }
    }
    guard let surface, !surface.isClosed else {
      lateQuestions += 1
      // Others in its process wait for as long as it asks.
      if process.isEmpty || lateQuestions > Self.patience {
        end(view)
      }
      return
    }
    if isLeaving {
      surface.leaveQuestion.personIsAsked()
    }
    surface.ask(request) { $0.surface(surface, asks: question, request) }
  }

  /// Ends the process of a page whose tab is closed and that asks on, maybe without end.
  ///
  /// Its view stays for as long as it asks.
  private func end(_ view: UnsafeMutablePointer<WebKitWebView>) {
    let view = Object(UnsafeMutableRawPointer(view), .none)
    // The signal of the dialog must be over.
    Task { webkit_web_view_terminate_web_process(view.typed()) }
  }
}
