public import CDesktop

/// Listens to clicks.
public final class ClickGesture: EventController {
  override public class var type: GType { gtk_gesture_click_get_type() }

  /// - Parameter button: 1 is the first one, 2 the middle, 3 the second; 0 is any.
  public convenience init(button: UInt32 = 1) {
    self.init(gtk_gesture_click_new(), .full)
    self["button"] = button
  }

  /// The button of the click being handled.
  public var currentButton: UInt32 { gtk_gesture_single_get_current_button(opaque) }

  /// Keeps the click from everybody else.
  public func claim() { gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) }

  /// The count is 2 for a double click; the place is in the widget's coordinates.
  public func onPressed<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, Int32, Double, Double) -> Void
  ) {
    on("pressed", owner) { (owner: Owner, count: Int32, x: Double, y: Double) in
      body(owner, count, x, y)
    }
  }

  public func onReleased<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, Int32, Double, Double) -> Void
  ) {
    on("released", owner) { (owner: Owner, count: Int32, x: Double, y: Double) in
      body(owner, count, x, y)
    }
  }
}
