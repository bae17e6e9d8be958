public import CDesktop

/// Listens to the focus of a widget and what is inside.
///
/// Its signals are "enter" and "leave".
public final class FocusController: EventController {
  override public class var type: GType { gtk_event_controller_focus_get_type() }

  public convenience init() { self.init(gtk_event_controller_focus_new(), .full) }

  public var containsFocus: Bool { self["contains-focus"] }
}
