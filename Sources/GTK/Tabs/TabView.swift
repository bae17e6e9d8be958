public import CDesktop

/// Pages of which one is shown; a `TabBar` shows their tabs.
public final class TabView: Widget {
  override public class var type: GType { adw_tab_view_get_type() }

  public convenience init() { self.init(adw_tab_view_new(), .none) }

  public var selectedPage: TabPage? {
    get { self["selected-page"] }
    set { self["selected-page"] = newValue }
  }

  public var pageCount: Int32 { self["n-pages"] }

  public var pinnedCount: Int32 { self["n-pinned-pages"] }

  /// Whether a page is being dragged; then a detached page is not a closed one.
  public var isTransferringPage: Bool { self["is-transferring-page"] }

  public var defaultIcon: Icon? {
    get { self["default-icon"] }
    set { self["default-icon"] = newValue }
  }

  /// The menu of a tab; `onSetupMenu` says which tab it is for.
  public var menu: Menu? {
    get { Menu.wrap(ifPresent: adw_tab_view_get_menu_model(opaque)) }
    set { adw_tab_view_set_menu_model(opaque, newValue?.typed()) }
  }

  public var pages: [TabPage] {
    (0..<adw_tab_view_get_n_pages(opaque)).map { TabPage.wrap(adw_tab_view_get_nth_page(opaque, $0)) }
  }

  public func page(at position: Int) -> TabPage? {
    guard (0..<Int(pageCount)).contains(position) else {
      return nil
    }
    return TabPage.wrap(adw_tab_view_get_nth_page(opaque, gint(position)))
  }

  /// The page that shows the widget, which must be in this view.
  public func page(of child: Widget) -> TabPage { TabPage.wrap(adw_tab_view_get_page(opaque, child.typed())) }

  public func position(of page: TabPage) -> Int { Int(adw_tab_view_get_page_position(opaque, page.opaque)) }

  @discardableResult
  public func append(_ child: Widget) -> TabPage {
    TabPage.wrap(adw_tab_view_append(opaque, child.typed()))
  }

  /// Positions count the pinned pages too, which come first.
  @discardableResult
  public func insert(_ child: Widget, at position: Int) -> TabPage {
    TabPage.wrap(adw_tab_view_insert(opaque, child.typed(), gint(position)))
  }

  @discardableResult
  public func appendPinned(_ child: Widget) -> TabPage {
    TabPage.wrap(adw_tab_view_append_pinned(opaque, child.typed()))
  }
}
