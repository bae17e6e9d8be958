import GTK
import VoyagerCore

/// The engine's view of a tab's page: the one place where the shell learns what it is.
@MainActor
final class SurfaceView {
  let widget = Bin()

  private let tab: TabModel
  private var observation: ObservationToken?

  init(_ tab: TabModel) {
    self.tab = tab
    widget.expandsVertically = true
    observation = observe(self) { $0.update() }
  }

  private func update() {
    let view = tab.surface?.view as? Widget
    if widget.child != view {
      widget.child = view
    }
  }
}
