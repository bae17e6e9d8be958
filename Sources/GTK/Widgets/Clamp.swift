public import CDesktop

/// A child that grows no wider than it should.
public final class Clamp: Widget {
  override public class var type: GType { adw_clamp_get_type() }

  public convenience init() { self.init(adw_clamp_new(), .none) }

  public var child: Widget? {
    get { self["child"] }
    set { self["child"] = newValue }
  }

  public var maximumSize: Int32 {
    get { self["maximum-size"] }
    set { self["maximum-size"] = newValue }
  }
}
