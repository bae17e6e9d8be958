import GTK
import VoyagerCore

/// Asks what becomes of running downloads before the last window closes.
@MainActor
enum LeavingDialog {
  static func ask(_ question: LeavingQuestion, above window: Window) async -> LeavingQuestion.Answer {
    let dialog = MessageDialog(heading: question.heading, body: question.sentence, parent: window)
    dialog.addResponse("stay", "Stay")
    dialog.addResponse("stop", "Stop and Quit")
    dialog.addResponse("go-on", "Finish in the Background", .suggested)
    dialog.defaultResponse = "go-on"
    dialog.closeResponse = "stay"
    return switch await dialog.ask() {
    case "go-on": .goOn
    case "stop": .stop
    default: .stay
    }
  }
}
