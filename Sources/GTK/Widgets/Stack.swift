public import CDesktop

/// Children of which one is shown.
public final class Stack: Widget {
  override public class var type: GType { gtk_stack_get_type() }

  public convenience init() { self.init(gtk_stack_new(), .none) }

  public func add(_ child: Widget, name: String) { gtk_stack_add_named(opaque, child.typed(), name) }

  public func remove(_ child: Widget) { gtk_stack_remove(opaque, child.typed()) }

  public func child(_ name: String) -> Widget? {
    Widget.wrap(ifPresent: gtk_stack_get_child_by_name(opaque, name))
  }

  public var visibleChild: Widget? {
    get { self["visible-child"] }
    set { self["visible-child"] = newValue }
  }

  public var visibleName: String? {
    get { self["visible-child-name"] }
    set { self["visible-child-name"] = newValue }
  }

  public var transition: StackTransition {
    get { self["transition-type"] }
    set { self["transition-type"] = newValue }
  }
}
