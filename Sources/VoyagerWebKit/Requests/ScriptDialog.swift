import CDesktop
import VoyagerCore

/// A dialog of a page's script, kept until it is answered.
///
/// The script waits meanwhile.
@MainActor
final class ScriptDialog {
  private let pointer: OpaquePointer
  private var isBeingAsked = true

  init(_ borrowed: OpaquePointer) {
    pointer = webkit_script_dialog_ref(borrowed)
  }

  isolated deinit { webkit_script_dialog_unref(pointer) }

  var question: PageDialog {
    let message = string(webkit_script_dialog_get_message(pointer)) ?? ""
    return switch webkit_script_dialog_get_dialog_type(pointer) {
    case WEBKIT_SCRIPT_DIALOG_CONFIRM:
      PageDialog(kind: .confirm, message: message)
    case WEBKIT_SCRIPT_DIALOG_PROMPT:
      PageDialog(
        kind: .prompt(suggestion: string(webkit_script_dialog_prompt_get_default_text(pointer)) ?? ""),
        message: message)
    case WEBKIT_SCRIPT_DIALOG_BEFORE_UNLOAD_CONFIRM:
      PageDialog(kind: .leave)
    default:
      PageDialog(kind: .alert, message: message)
    }
  }

  /// WebKit's signal is over.
  func wasAsked() {
    isBeingAsked = false
  }

  func close(with answer: PageDialog.Answer) {
    guard !isBeingAsked else {
      // WebKit reads the dialog again after its signal, so one that is closed within it crashes.
      Task { close(with: answer) }
      return
    }
    switch webkit_script_dialog_get_dialog_type(pointer) {
    case WEBKIT_SCRIPT_DIALOG_CONFIRM, WEBKIT_SCRIPT_DIALOG_BEFORE_UNLOAD_CONFIRM:
      webkit_script_dialog_confirm_set_confirmed(pointer, answer == .accepted ? 1 : 0)
    case WEBKIT_SCRIPT_DIALOG_PROMPT:
      if case .text(let text) = answer {
        webkit_script_dialog_prompt_set_text(pointer, text)
      }
    default:
      break
    }
    webkit_script_dialog_close(pointer)
  }
}
