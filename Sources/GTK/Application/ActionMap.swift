import CDesktop

/// What holds actions: the application ("app."), a window ("win.") or an action group of a widget.
@MainActor
public protocol ActionMap: Object {}

extension ActionMap {
  public func add(_ action: Action) { g_action_map_add_action(opaque, action.opaque) }

  public func removeAction(_ name: String) { g_action_map_remove_action(opaque, name) }

  public func action(_ name: String) -> Action? {
    Action.wrap(ifPresent: g_action_map_lookup_action(opaque, name))
  }

  /// Runs an action by its name; nothing happens if there is none or it is disabled.
  public func activateAction(_ name: String, _ parameter: Variant? = nil) {
    g_action_group_activate_action(opaque, name, parameter?.makePointer())
  }
}
