import GTK
import VoyagerCore

/// The keys of a window's commands.
///
/// A page that has the keyboard gets each key first, but for the few that no page may have: it can't keep a person in.
/// A page that does not answer, and one of the browser's own, gets none.
@MainActor
final class CommandKeys {
  /// No page gets F7, see `FatalKey` of the engine, nor the keys by which the engine moves about in a page itself: it
  /// would give none of them back.
  private static func isUnsent(_ shortcut: Shortcut) -> Bool {
    switch shortcut.key {
    case .function(7), .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .space, .tab: true
    default: false
    }
  }

  private unowned let window: BrowserWindowController
  private var controllers: [ShortcutController] = []
  private let order = KeyOrder()
  private var forPages = ShortcutController()
  private var observations: [ObservationToken] = []

  init(_ window: BrowserWindowController) {
    self.window = window
    window.window.add(order.controller)
    observations = [
      observe(self) { $0.show($0.window.model.commands.all) },
      observe(self) { $0.setOrder() },
    ]
    window.window.onNotify("focus-widget", self) { $0.setOrder() }
  }

  private func show(_ commands: [Command]) {
    controllers.forEach(window.window.remove)
    let reserved = ShortcutController()
    reserved.captureFirst()
    forPages = ShortcutController()
    for command in commands {
      for shortcut in command.shortcuts {
        let controller = command.isReserved || Self.isUnsent(shortcut) ? reserved : forPages
        shortcut.accelerators.forEach { controller.add($0, action: "win.\(command.id.rawValue)") }
      }
    }
    controllers = [reserved, forPages]
    order.shortcuts = Set(
      commands.filter { !$0.isReserved }.flatMap(\.shortcuts).filter { !Self.isUnsent($0) })
    controllers.forEach(window.window.add)
    // The one added last sees keys first.
    window.window.remove(order.controller)
    window.window.add(order.controller)
    setOrder()
  }

  private func setOrder() {
    let tab = window.model.selectedTab
    // Read first: what is not read is not followed.
    let answersKeys = tab?.answersKeys == true
    let hasKeyboard = tab.map { window.strip.pages.page(of: $0).hasKeyboard } == true
    order.isPageFirst = answersKeys && hasKeyboard
    if order.isPageFirst {
      forPages.bubble()
    } else {
      forPages.captureFirst()
    }
  }
}
