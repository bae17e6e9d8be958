public import CDesktop

/// The bar at the top of a window, with the window's buttons.
public final class HeaderBar: Widget {
  override public class var type: GType { adw_header_bar_get_type() }

  public convenience init() { self.init(adw_header_bar_new(), .none) }

  public var titleWidget: Widget? {
    get { self["title-widget"] }
    set { self["title-widget"] = newValue }
  }

  public var showsStartButtons: Bool {
    get { self["show-start-title-buttons"] }
    set { self["show-start-title-buttons"] = newValue }
  }

  public var showsEndButtons: Bool {
    get { self["show-end-title-buttons"] }
    set { self["show-end-title-buttons"] = newValue }
  }

  public var buttonLayout: String? {
    get { self["decoration-layout"] }
    set { self["decoration-layout"] = newValue }
  }

  public var centersTitle: Bool {
    get { adw_header_bar_get_centering_policy(opaque) == ADW_CENTERING_POLICY_STRICT }
    set {
      adw_header_bar_set_centering_policy(
        opaque, newValue ? ADW_CENTERING_POLICY_STRICT : ADW_CENTERING_POLICY_LOOSE)
    }
  }

  public func packStart(_ child: Widget) { adw_header_bar_pack_start(opaque, child.typed()) }

  public func packEnd(_ child: Widget) { adw_header_bar_pack_end(opaque, child.typed()) }

  public func remove(_ child: Widget) { adw_header_bar_remove(opaque, child.typed()) }
}
