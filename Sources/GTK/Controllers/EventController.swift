public import CDesktop

/// Listens to a widget's events.
open class EventController: Object {
  override open class var type: GType { gtk_event_controller_get_type() }

  /// The modifier keys of the event being handled.
  public var modifiers: Modifiers {
    Modifiers(rawValue: gtk_event_controller_get_current_event_state(opaque).rawValue)
  }

  /// The event being handled.
  public var currentEvent: InputEvent? {
    gtk_event_controller_get_current_event(opaque).map { InputEvent($0) }
  }

  /// Sees events before the widget itself and what is inside.
  public func captureFirst() { gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE) }

  /// Sees events only when nothing inside has used them.
  public func bubble() { gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_BUBBLE) }

  public var widget: Widget? { Widget.wrap(ifPresent: gtk_event_controller_get_widget(opaque)) }
}
