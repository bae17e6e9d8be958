import CDesktop
import GTK
import VoyagerCore

/// The context menu: WebKit says what is under the pointer and what it offers, the parent says what is shown.
@MainActor
final class ContextMenus {
  private weak var surface: WebKitSurface?

  private init(_ surface: WebKitSurface) {
    self.surface = surface
  }

  static func follow(_ surface: WebKitSurface) {
    let menus = ContextMenus(surface)
    surface.webView.connect("context-menu") { (menu: Object, hit: Object) -> Bool in
      !menus.fill(menu, hit)
    }
  }

  /// - Returns: Whether there is anything to show.
  private func fill(_ menu: Object, _ hit: Object) -> Bool {
    guard let surface, let delegate = surface.delegate else {
      return false
    }
    let offered = Self.items(of: menu)
    let target = ContextTarget(
      hit, selection: PrimarySelection.text(in: surface.webView), offered: Set(offered.map(\.kind)))
    let entries = delegate.surface(surface, contextMenuFor: target)
    webkit_context_menu_remove_all(menu.opaque)
    for entry in entries {
      switch entry {
      case .command(let command):
        webkit_context_menu_append(menu.opaque, Self.item(for: command))
      case .engine(let kind):
        for item in offered where item.kind == kind {
          webkit_context_menu_append(menu.opaque, item.object.opaque)
        }
      case .separator:
        webkit_context_menu_append(menu.opaque, webkit_context_menu_item_new_separator())
      }
    }
    return webkit_context_menu_get_n_items(menu.opaque) > 0
  }

  private static func items(of menu: Object) -> [(kind: EngineMenuItem, object: Object)] {
    (0..<webkit_context_menu_get_n_items(menu.opaque)).compactMap { index in
      guard let pointer = webkit_context_menu_get_item_at_position(menu.opaque, index),
        let kind = EngineMenuItem(webkit_context_menu_item_get_stock_action(pointer))
      else {
        return nil
      }
      return (kind, Object(pointer, .none))
    }
  }

  /// A floating item, which the menu takes.
  private static func item(for command: Command) -> OpaquePointer? {
    // WebKit finds an action by its name again.
    let action = Action(command.id.rawValue) { command.run() }
    action.isEnabled = command.isEnabled
    return webkit_context_menu_item_new_from_gaction(action.opaque, command.title, nil)
  }
}
