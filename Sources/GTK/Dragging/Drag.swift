public import CDesktop

/// Something that is being dragged out of a widget.
public final class Drag: Object {
  override public class var type: GType { gdk_drag_get_type() }

  /// Runs at each drop of this process's own drags, wherever it lands, for the life of the process.
  public static func onDrop(_ body: @escaping @MainActor (Drag) -> Void) {
    // A type's signals exist from its first use on.
    g_type_class_unref(g_type_class_ref(type))
    let handler = Unmanaged.passRetained(DropHandler(body)).toOpaque()
    g_signal_add_emission_hook(
      g_signal_lookup("drop-performed", type), 0,
      { _, _, arguments, data in
        if let data, let drag = arguments.flatMap({ Drag.readIfPresent($0) }) {
          Unmanaged<DropHandler>.fromOpaque(data).takeUnretainedValue().run(drag)
        }
        return 1
      }, handler, releaseRetained)
  }

  /// Ends it as if it had been dropped where nothing takes it.
  public func cancel() {
    var arguments = [GValue(), GValue()]
    g_value_init(&arguments[0], shim_object_type(raw))
    g_value_set_object(&arguments[0], raw)
    g_value_init(&arguments[1], gdk_drag_cancel_reason_get_type())
    g_value_set_enum(&arguments[1], Int32(GDK_DRAG_CANCEL_NO_TARGET.rawValue))
    g_signal_emitv(arguments, g_signal_lookup("cancel", Drag.type), 0, nil)
    g_value_unset(&arguments[0])
    g_value_unset(&arguments[1])
  }
}
