public import CDesktop

/// A place for one child.
open class Bin: Widget {
  override open class var type: GType { adw_bin_get_type() }

  public convenience init() { self.init(adw_bin_new(), .none) }

  public var child: Widget? {
    get { self["child"] }
    set { self["child"] = newValue }
  }
}
