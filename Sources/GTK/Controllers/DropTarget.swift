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
    on("drop", owner) { (owner: Owner, value: UnsafeMutableRawPointer) -> Bool in
      DroppedContent(value).map { body(owner, $0) } ?? false
    }
  }
}
