public import CDesktop

/// Listens to the keyboard.
public final class KeyController: EventController {
  override public class var type: GType { gtk_event_controller_key_get_type() }

  public convenience init() { self.init(gtk_event_controller_key_new(), .full) }

  /// Return true to stop the key here.
  public func onPressed<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, Key, Modifiers) -> Bool
  ) {
    on("key-pressed", owner) { (owner: Owner, value: UInt32, _: UInt32, state: UInt32) -> Bool in
      body(owner, Key(value), Modifiers(rawValue: state).keysOnly)
    }
  }
}
