import CDesktop

/// An event from a device, kept beyond the moment in which it is handled.
@MainActor
public final class InputEvent {
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    self.pointer = gdk_event_ref(pointer)
  }

  isolated deinit { gdk_event_unref(pointer) }

  /// Whether both are one event: one that comes a second time stays the same.
  public func isSame(as other: InputEvent?) -> Bool { pointer == other?.pointer }

  /// Lets it happen again, after all that waits to be handled.
  public func putBack() {
    gdk_display_put_event(gdk_event_get_display(pointer), pointer)
  }
}
