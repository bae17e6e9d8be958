public import CDesktop

/// Listens to the wheel.
///
/// Its signal is "scroll" (dx, dy), which returns whether it stops here.
public final class ScrollController: EventController {
  override public class var type: GType { gtk_event_controller_scroll_get_type() }

  public convenience init() {
    self.init(gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL), .full)
  }
}
