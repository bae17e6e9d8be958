import CDesktop
import GTK
import VoyagerCore

/// alert, confirm, prompt and "leave this page?".
@MainActor
final class ScriptDialogs {
  private weak var surface: WebKitSurface?

  private init(_ surface: WebKitSurface) {
    self.surface = surface
  }

  static func follow(_ surface: WebKitSurface) {
    // A driver reads and closes only the dialogs that WebKit draws itself.
    guard !surface.webView.isControlledByDriver else {
      return
    }
    let dialogs = ScriptDialogs(surface)
    surface.webView.connect("script-dialog") { (dialog: UnsafeMutableRawPointer) -> Bool in
      dialogs.ask(ScriptDialog(OpaquePointer(dialog)))
      return true
    }
  }

  private func ask(_ dialog: ScriptDialog) {
    defer { dialog.wasAsked() }
    let question = dialog.question
    let isLeaving = question.kind == .leave
    let request = Request<PageDialog.Answer>(safeAnswer: .dismissed) { [weak surface] answer in
      dialog.close(with: answer)
      if isLeaving {
        surface?.leaveQuestion.personDidAnswer(answer == .accepted)
      }
    }
    guard let surface else {
      return
    }
    if isLeaving {
      surface.leaveQuestion.personIsAsked()
    }
    surface.ask(request) { $0.surface(surface, asks: question, request) }
  }
}
