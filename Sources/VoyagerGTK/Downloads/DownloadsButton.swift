import GTK
import VoyagerCore

/// The button beside the address field that says how downloads go, and opens their list.
///
/// It is there once there is a download.
@MainActor
final class DownloadsButton {
  let widget = Overlay()

  private let button = MenuButton(icon: "folder-download-symbolic", name: "Downloads")
  private let bar = ProgressBar()
  private let popover = Popover()
  private let list: DownloadsList
  private let model: BrowserWindowModel
  private var isWanted = false
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel) {
    self.model = model
    list = DownloadsList(model)
    button.hasFrame = false
    popover.child = list.widget
    popover.setMinimumSize(width: 380)
    button.popover = popover
    bar.addStyleClass("osd")
    bar.verticalAlign = .end
    bar.canTarget = false
    widget.child = button
    widget.add(bar)
    button.onOpening(self) { $0.list.prepare() }
    popover.on("closed", self) { (downloads: DownloadsButton) in
      downloads.isWanted = false
      downloads.list.rest()
      downloads.update()
    }
    list.close = { [weak self] in self?.popover.close() }
    observation = observe(self) { $0.update() }
  }

  /// Opens the list, also where it is empty.
  func open() {
    isWanted = true
    update()
    button.open()
  }

  private func update() {
    let items = model.services.downloads.shown(in: model)
    let running = items.count { $0.isRunning }
    widget.isVisible = isWanted || !items.isEmpty
    bar.isVisible = running > 0
    let progress = model.services.downloads.progress(of: items)
    bar.fraction = progress ?? 0
    let waits = items.contains { $0.danger != nil }
    button.setStyleClass("attention", waits)
    let name =
      switch (running, progress) {
      case (0, _): waits ? "Downloads: a file waits for your decision" : "Downloads"
      case (_, let progress?): "Downloads: \(running) running, \(Int(progress * 100)) %"
      case (_, nil): "Downloads: \(running) running"
      }
    button.tooltip = name
    button.setAccessibleLabel(name)
  }
}
