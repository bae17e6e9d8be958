public import CDesktop

/// Something that is on or off.
///
/// It tells of a change by "notify::active".
public final class Switch: Widget {
  override public class var type: GType { gtk_switch_get_type() }

  public convenience init() { self.init(gtk_switch_new(), .none) }

  public var isActive: Bool {
    get { self["active"] }
    set { self["active"] = newValue }
  }
}
