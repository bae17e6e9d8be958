import GTK
import VoyagerCore

/// The bar below the page in a narrow window.
@MainActor
final class CompactBar {
  let widget: Box
  let menu: MainMenu

  private let navigation: NavigationButtons
  private let tabs: TabList

  init(_ model: BrowserWindowModel) {
    navigation = NavigationButtons(model)
    tabs = TabList(model)
    menu = MainMenu(model)
    let home = CommandButton.make(.home, icon: "go-home-symbolic", in: model)
    tabs.button.hasFrame = false
    menu.button.hasFrame = false
    menu.button.opensUpwards()
    widget = Box(
      .horizontal, [navigation.back, navigation.forward, home, tabs.button, menu.button])
    widget.isHomogeneous = true
    widget.addStyleClass("compact-bar")
  }

  func close() { navigation.close() }
}
