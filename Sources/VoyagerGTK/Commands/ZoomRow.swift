import GTK
import VoyagerCore

/// Smaller, the zoom of the page in front, larger: in a menu, which stays open meanwhile.
@MainActor
final class ZoomRow {
  static let name = "zoom"
  static let commands: Set<Command.ID> = [.zoomOut, .zoomReset, .zoomIn]

  let widget: Box

  private let reset = Button(label: "")
  private var observation: ObservationToken?

  /// - Parameter others: What stands beside it, in the same row.
  init(_ model: BrowserWindowModel, beside others: [Button] = []) {
    let smaller = CommandButton.make(.zoomOut, icon: "zoom-out-symbolic", in: model)
    let larger = CommandButton.make(.zoomIn, icon: "zoom-in-symbolic", in: model)
    for button in [smaller, larger] + others {
      button.addStyleClass("circular")
    }
    reset.hasFrame = false
    reset.actionName = "win.\(Command.ID.zoomReset.rawValue)"
    reset.tooltip = model.commands[.zoomReset]?.tooltip
    reset.expandsHorizontally = true
    widget = Box(.horizontal, spacing: 6, [smaller, reset, larger] + others)
    widget.addStyleClass("zoom-row")
    observation = observe(self) { [weak model] row in row.show(model?.selectedTab?.zoom ?? 1) }
  }

  private func show(_ zoom: Double) {
    let percent = Int((zoom * 100).rounded())
    reset.label = "\(percent) %"
    reset.setAccessibleLabel("Normal Size, now \(percent) percent")
  }
}
