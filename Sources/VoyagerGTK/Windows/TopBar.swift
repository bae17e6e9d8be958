import GTK
import VoyagerCore

/// The bar with the address field, which also moves the window.
@MainActor
final class TopBar {
  let widget = ScrolledWindow()
  let address: AddressBar
  let downloads: DownloadsButton
  let sounds: SoundButton
  let menu: MainMenu

  private let navigation: NavigationButtons
  private let controls = [WindowControls(.start), WindowControls(.end)]

  init(_ model: BrowserWindowModel) {
    address = AddressBar(model)
    downloads = DownloadsButton(model)
    sounds = SoundButton(model)
    menu = MainMenu(model)
    navigation = NavigationButtons(model)
    menu.button.hasFrame = false
    // A `HeaderBar` would centre the field instead of giving it all the room.
    let row = Box(
      .horizontal,
      [
        controls[0], navigation.back, navigation.forward, navigation.reload, address.widget, sounds.widget,
        downloads.widget, menu.button,
      ]
        + [controls[1]])
    row.addStyleClass("top-bar")
    // Tab goes by the widgets' middles, which must lie on one line.
    row.children.forEach { $0.verticalAlign = .center }
    let handle = WindowHandle()
    handle.child = row
    // Lets a window become too narrow for the bar at once; only then it knows that it is.
    widget.horizontalPolicy = .external
    widget.verticalPolicy = .never
    widget.minimumWidth = 340
    widget.child = handle
  }

  func setSizeClass(_ sizeClass: SizeClass) {
    for folded in [navigation.back, navigation.forward, menu.button] as [Widget] {
      folded.isVisible = sizeClass == .regular
    }
    address.setSizeClass(sizeClass)
    let layout = sizeClass == .regular ? nil : WindowButtons.onlyClosing
    controls.forEach { $0.buttonLayout = layout }
  }

  func close() {
    navigation.close()
    address.close()
  }
}
