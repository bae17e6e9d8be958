public import CDesktop

/// The tabs of a `TabView`.
public final class TabBar: Widget {
  override public class var type: GType { adw_tab_bar_get_type() }

  public convenience init(_ view: TabView) {
    self.init(adw_tab_bar_new(), .none)
    self.view = view
  }

  public var view: TabView? {
    get { self["view"] }
    set { self["view"] = newValue }
  }

  public var hidesSingleTab: Bool {
    get { self["autohide"] }
    set { self["autohide"] = newValue }
  }

  public var expandsTabs: Bool {
    get { self["expand-tabs"] }
    set { self["expand-tabs"] = newValue }
  }

  public var startWidget: Widget? {
    get { self["start-action-widget"] }
    set { self["start-action-widget"] = newValue }
  }

  public var endWidget: Widget? {
    get { self["end-action-widget"] }
    set { self["end-action-widget"] = newValue }
  }

  /// Whether the close buttons come first.
  public var isInverted: Bool {
    get { self["inverted"] }
    set { self["inverted"] = newValue }
  }

  /// Lets texts, links and files be dropped on a tab.
  ///
  /// Return true if it was used.
  public func acceptDrops<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, TabPage, DroppedContent) -> Bool
  ) {
    var types = DroppedContent.types
    adw_tab_bar_setup_extra_drop_target(opaque, .GDK_ACTION_COPY, &types, gsize(types.count))
    on("extra-drag-drop", owner) {
      (owner: Owner, page: TabPage, value: UnsafeMutableRawPointer) -> Bool in
      DroppedContent(value).map { body(owner, page, $0) } ?? false
    }
  }
}
