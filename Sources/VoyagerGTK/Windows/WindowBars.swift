import GTK
import VoyagerCore

/// The bars above the page: the one with the address field, and the tabs.
@MainActor
final class WindowBars {
  let widget: Box
  let top: TopBar

  private let tabBar: TabBar
  private let model: BrowserWindowModel
  private var sizeClass = SizeClass.regular
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel, tabBar: TabBar) {
    self.model = model
    self.tabBar = tabBar
    top = TopBar(model)
    widget = Box(.vertical, [top.widget, tabBar])
    if model.identity.kind == .automation {
      widget.append(Self.drivenSign)
    }
    observation = observe(self) { $0.showTabBar() }
  }

  func setSizeClass(_ sizeClass: SizeClass) {
    self.sizeClass = sizeClass
    top.setSizeClass(sizeClass)
    showTabBar()
  }

  func close() { top.close() }

  private func showTabBar() {
    let isSingle = model.tabs.count <= 1
    let hidesSingle = model.isPopup || model.services.settings.settings.hidesSingleTabBar
    tabBar.isVisible = sizeClass == .regular && !(isSingle && hidesSingle)
  }

  private static var drivenSign: Widget {
    let label = Label("This window is driven by another program")
    label.addStyleClass("driven-sign")
    label.wraps = true
    return label
  }
}
