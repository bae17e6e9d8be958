public import CDesktop

/// Actions under a prefix of their own; `Widget.insert(_:prefix:)` gives them to a widget.
public final class ActionGroup: Object, ActionMap {
  override public class var type: GType { g_simple_action_group_get_type() }

  public convenience init() { self.init(g_simple_action_group_new(), .full) }
}
