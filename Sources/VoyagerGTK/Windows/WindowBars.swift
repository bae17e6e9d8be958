import GTK
import VoyagerCore

/// The bars above the page: the header bar and the tabs.
@MainActor
final class WindowBars {
  let widget: Box
  let address: AddressBar
  let menu: MainMenu

  private let header = HeaderBar()
  private let navigation: NavigationButtons
  private let tabBar: TabBar
  private let model: BrowserWindowModel
  private var sizeClass = SizeClass.regular
  private var observation: ObservationToken?

  init(_ model: BrowserWindowModel, tabBar: TabBar) {
    self.model = model
    self.tabBar = tabBar
    address = AddressBar(model)
    menu = MainMenu(model)
    navigation = NavigationButtons(model)
    header.centersTitle = false
    header.packStart(navigation.back)
    header.packStart(navigation.forward)
    header.packStart(navigation.reload)
    header.titleWidget = address.widget
    header.packEnd(menu.button)
    widget = Box(.vertical, [Self.shrinking(header), tabBar])
    if model.identity.kind == .automation {
      widget.append(Self.drivenSign)
    }
    observation = observe(self) { $0.showTabBar() }
  }

  func setSizeClass(_ sizeClass: SizeClass) {
    self.sizeClass = sizeClass
    for folded in [navigation.back, navigation.forward, menu.button] as [Widget] {
      folded.isVisible = sizeClass == .regular
    }
    header.buttonLayout = sizeClass == .regular ? nil : WindowButtons.onlyClosing
    showTabBar()
  }

  func close() { navigation.close() }

  private func showTabBar() {
    let isSingle = model.tabs.count <= 1
    let hidesSingle = model.isPopup || model.services.settings.settings.hidesSingleTabBar
    tabBar.isVisible = sizeClass == .regular && !(isSingle && hidesSingle)
  }

  /// Lets a window become too narrow for the bar at once; only then it knows that it is.
  private static func shrinking(_ header: HeaderBar) -> Widget {
    let scroller = ScrolledWindow()
    scroller.horizontalPolicy = .external
    scroller.verticalPolicy = .never
    scroller.minimumWidth = 340
    scroller.child = header
    return scroller
  }

  private static var drivenSign: Widget {
    let label = Label("This window is driven by another program")
    label.addStyleClass("driven-sign")
    label.wraps = true
    return label
  }
}
