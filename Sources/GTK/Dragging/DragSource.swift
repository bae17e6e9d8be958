public import CDesktop

/// Lets a person drag something out of a widget, as text.
public final class DragSource: EventController {
  override public class var type: GType { gtk_drag_source_get_type() }

  public convenience init() {
    self.init(gtk_drag_source_new(), .full)
    gtk_drag_source_set_actions(opaque, .GDK_ACTION_COPY)
  }

  /// Return the text that a drag from this place carries, or `nil` where there is nothing to drag.
  public func onPrepare<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, Double, Double) -> String?
  ) {
    on("prepare", owner) { (owner: Owner, x: Double, y: Double) -> Object? in
      body(owner, x, y).flatMap(Self.content)
    }
  }

  /// Return the file that a drag carries, by its path, or `nil` where there is none.
  public func onPrepareFile<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner) -> String?
  ) {
    on("prepare", owner) { (owner: Owner, _: Double, _: Double) -> Object? in body(owner).flatMap(Self.file) }
  }

  /// Runs when the drag is over, also one that nobody took.
  public func onEnd<Owner: AnyObject>(_ owner: Owner, _ body: @escaping @MainActor (Owner) -> Void) {
    on("drag-end", owner) { (owner: Owner) in body(owner) }
  }

  private static func file(_ path: String) -> Object? {
    var value = GValue()
    g_value_init(&value, g_file_get_type())
    defer { g_value_unset(&value) }
    g_value_take_object(&value, g_file_new_for_path(path).map { UnsafeMutableRawPointer($0) })
    return Object.wrap(ifPresent: gdk_content_provider_new_for_value(&value).map { OpaquePointer($0) }, .full)
  }

  private static func content(_ text: String) -> Object? {
    var value = GValue()
    g_value_init(&value, shim_type_string())
    defer { g_value_unset(&value) }
    g_value_set_string(&value, text)
    return Object.wrap(ifPresent: gdk_content_provider_new_for_value(&value).map { OpaquePointer($0) }, .full)
  }
}
