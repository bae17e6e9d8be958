public import CDesktop

/// A sign that something is going on.
public final class Spinner: Widget {
  override public class var type: GType { gtk_spinner_get_type() }

  public convenience init() { self.init(gtk_spinner_new(), .none) }

  public var isSpinning: Bool {
    get { self["spinning"] }
    set { self["spinning"] = newValue }
  }
}
