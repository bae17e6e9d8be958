public import CDesktop

/// Takes what is dropped on a widget.
public final class DropTarget: EventController {
  override public class var type: GType { gtk_drop_target_get_type() }

  public convenience init() {
    self.init(gtk_drop_target_new(0, .GDK_ACTION_COPY), .full)
    var types = DroppedContent.types
    gtk_drop_target_set_gtypes(opaque, &types, gsize(types.count))
  }

  /// Return true if it was used.
  public func onDrop<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, DroppedContent) -> Bool
  ) {
    onDrop(owner) { owner, content, _, _ in body(owner, content) }
  }

  /// With the place in the widget's coordinates.
  public func onDrop<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, DroppedContent, Double, Double) -> Bool
  ) {
    on("drop", owner) { (owner: Owner, value: UnsafeMutableRawPointer, x: Double, y: Double) -> Bool in
      DroppedContent(value).map { body(owner, $0, x, y) } ?? false
    }
  }
}
