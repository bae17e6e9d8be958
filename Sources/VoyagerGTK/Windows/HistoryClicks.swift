import GTK
import VoyagerCore

/// The buttons at the side of a mouse, which go back and forward wherever the pointer is.
@MainActor
final class HistoryClicks {
  private static let commands: [(button: UInt32, id: Command.ID)] = [(8, .back), (9, .forward)]

  init(_ model: BrowserWindowModel, in window: Window) {
    for (button, id) in Self.commands {
      let click = ClickGesture(button: button)
      click.captureFirst()
      click.onPressed(self) { [weak model, weak click] _, _, _, _ in
        click?.claim()
        model?.commands.run(id)
      }
      window.add(click)
    }
  }
}
