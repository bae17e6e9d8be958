public import CDesktop

/// Listens to the pointer.
///
/// Its signals are "enter" (x, y), "motion" (x, y) and "leave".
public final class MotionController: EventController {
  override public class var type: GType { gtk_event_controller_motion_get_type() }

  public convenience init() { self.init(gtk_event_controller_motion_new(), .full) }

  public var containsPointer: Bool { self["contains-pointer"] }
}
