import GTK
import VoyagerCore

/// Says at a button what it does and by which key, also when the person gives it another key.
@MainActor
final class CommandTooltip {
  private weak var button: Widget?
  private var observation: ObservationToken?

  init(_ command: Command, on button: Widget) {
    self.button = button
    observation = observe(self) { $0.button?.tooltip = command.tooltip }
  }
}
