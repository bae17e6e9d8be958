import GTK
import VoyagerCore

/// Back, forward, and reload or stop.
@MainActor
final class NavigationButtons {
  let back: Button
  let forward: Button
  let reload: Button

  private let model: BrowserWindowModel
  private let menus: [HistoryMenu]
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel) {
    self.model = model
    back = CommandButton.make(.back, icon: "go-previous-symbolic", in: model)
    forward = CommandButton.make(.forward, icon: "go-next-symbolic", in: model)
    reload = CommandButton.make(.reload, icon: "view-refresh-symbolic", in: model)
    menus = [HistoryMenu(.back, on: back, model), HistoryMenu(.forward, on: forward, model)]
    observation = observe(self) { $0.update() }
  }

  func close() { menus.forEach { $0.close() } }

  private func update() {
    let isLoading = model.selectedTab?.status.isLoading == true
    guard let command = model.commands[isLoading ? .stop : .reload] else {
      return
    }
    CommandButton.show(
      command, icon: isLoading ? "process-stop-symbolic" : "view-refresh-symbolic", on: reload)
  }
}
