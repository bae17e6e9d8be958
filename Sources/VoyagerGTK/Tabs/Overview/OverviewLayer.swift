import GTK
import VoyagerCore

/// Puts the overview of the tabs over all that a window shows, and takes it away.
@MainActor
final class OverviewLayer {
  private let model: BrowserWindowModel
  private let overlay: Overlay
  private var view: TabOverviewView?

  init(_ model: BrowserWindowModel, over overlay: Overlay) {
    self.model = model
    self.overlay = overlay
  }

  func toggle() {
    if view == nil {
      open()
    } else {
      close()
    }
  }

  private func open() {
    let view = TabOverviewView(model)
    view.didClose = { [weak self] in self?.close() }
    self.view = view
    overlay.add(view.widget)
    // What is covered is not to be reached by the keyboard either.
    overlay.child?.canFocus = false
    view.focus()
  }

  private func close() {
    guard let view else {
      return
    }
    self.view = nil
    overlay.child?.canFocus = true
    overlay.remove(view.widget)
    model.shell?.focusPage()
  }
}
