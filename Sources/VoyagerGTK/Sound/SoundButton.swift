import GTK
import VoyagerCore

/// The button beside the address field that is there while a tab of any window plays sound, and lists them.
@MainActor
final class SoundButton {
  let widget = MenuButton(icon: "audio-volume-high-symbolic", name: "What Plays Sound")

  private let popover = Popover()
  private let list: SoundList
  private let model: BrowserWindowModel
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel) {
    self.model = model
    list = SoundList(model)
    widget.hasFrame = false
    widget.tooltip = model.commands[.sounds]?.tooltip
    popover.child = list.widget
    popover.setMinimumSize(width: 320)
    popover.setAccessibleLabel("Tabs That Play Sound")
    widget.popover = popover
    widget.onOpening(self) { $0.list.follow() }
    popover.on("closed", self) { (button: SoundButton) in
      button.list.rest()
      button.update()
    }
    list.close = { [weak self] in self?.popover.close() }
    observation = observe(self) { $0.update() }
  }

  func open() { widget.open() }

  private func update() {
    // What was played and then stopped stays in an open list, so that nothing moves below the pointer.
    widget.isVisible = model.services.hasSounds || popover.isVisible
  }
}
