public import CDesktop

/// Listens to a pointer that is pressed, moved and let go.
public final class DragGesture: EventController {
  override public class var type: GType { gtk_gesture_drag_get_type() }

  public convenience init() { self.init(gtk_gesture_drag_new(), .full) }

  /// Where it began, in the widget's coordinates.
  public func onBegan<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, Double, Double) -> Void
  ) {
    on("drag-begin", owner) { (owner: Owner, x: Double, y: Double) in body(owner, x, y) }
  }

  /// How far it is from where it began.
  public func onMoved<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, Double, Double) -> Void
  ) {
    on("drag-update", owner) { (owner: Owner, x: Double, y: Double) in body(owner, x, y) }
  }
}
