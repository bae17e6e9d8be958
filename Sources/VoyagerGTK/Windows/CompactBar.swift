import GTK
import VoyagerCore

/// The bar below the page in a narrow window.
@MainActor
final class CompactBar {
  let widget: Box
  let menu: MainMenu

  private let navigation: NavigationButtons
  private let tabs: TabCountButton

  init(_ model: BrowserWindowModel) {
    navigation = NavigationButtons(model)
    tabs = TabCountButton(model)
    menu = MainMenu(model)
    let home = CommandButton.make(.home, icon: "go-home-symbolic", in: model)
    menu.button.hasFrame = false
    menu.button.opensUpwards()
    widget = Box(
      .horizontal, [navigation.back, navigation.forward, home, tabs.widget, menu.button])
    widget.isHomogeneous = true
    widget.addStyleClass("compact-bar")
  }

  func close() { navigation.close() }
}
