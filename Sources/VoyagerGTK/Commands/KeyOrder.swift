import GTK
import VoyagerCore

/// Keeps what is typed in its order while a page thinks about a key.
///
/// A page answers late. What a person types behind the key for the address field would otherwise end in the page.
@MainActor
final class KeyOrder {
  /// A page that takes a key says nothing, so the others wait no longer than this.
  private static let patience = Duration.milliseconds(250)

  let controller = KeyController()
  /// The keys that go to the page before they run a command.
  var shortcuts: Set<Shortcut> = []
  var isPageFirst = false

  private var asked: InputEvent?
  private var held: [InputEvent] = []
  private var timer: Task<Void, Never>?

  init() {
    controller.captureFirst()
    controller.onPressed(self) { order, key, modifiers in order.press(key, modifiers) }
  }

  private func press(_ key: GTK.Key, _ modifiers: GTK.Modifiers) -> Bool {
    guard let event = controller.currentEvent else {
      return false
    }
    if event.isSame(as: asked) {
      // The page did not want it, and it comes back to run its command first.
      release()
      return false
    }
    guard isPageFirst, !key.isModifier else {
      return false
    }
    guard asked == nil else {
      held.append(event)
      return true
    }
    if Shortcut(key, modifiers).map(shortcuts.contains) == true {
      asked = event
      timer = Task { [weak self] in
        try? await Task.sleep(for: Self.patience)
        if !Task.isCancelled {
          self?.release()
        }
      }
    }
    return false
  }

  private func release() {
    timer?.cancel()
    timer = nil
    asked = nil
    held.forEach { $0.putBack() }
    held = []
  }
}
