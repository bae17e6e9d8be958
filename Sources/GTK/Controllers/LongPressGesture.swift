public import CDesktop

/// Listens to a press that is held.
public final class LongPressGesture: EventController {
  override public class var type: GType { gtk_gesture_long_press_get_type() }

  public convenience init() { self.init(gtk_gesture_long_press_new(), .full) }

  /// Keeps the press from everybody else.
  public func claim() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) }

  /// The place is in the widget's coordinates.
  public func onPressed<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, Double, Double) -> Void
  ) {
    on("pressed", owner) { (owner: Owner, x: Double, y: Double) in body(owner, x, y) }
  }
}
