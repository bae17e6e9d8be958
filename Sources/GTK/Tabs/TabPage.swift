public import CDesktop

/// A page of a `TabView`; it moves with its tab between views.
public final class TabPage: Object {
  override public class var type: GType { adw_tab_page_get_type() }

  public var child: Widget { self["child"] }

  public var title: String {
    get { self["title"] }
    set { self["title"] = newValue }
  }

  /// Plain text; libadwaita reads it as markup.
  ///
  /// An empty one shows the title.
  public var tooltip: String {
    get { self["tooltip"] }
    set { self["tooltip"] = takeString(g_markup_escape_text(newValue, -1)) ?? "" }
  }

  public var icon: Icon? {
    get { self["icon"] }
    set { self["icon"] = newValue }
  }

  public var isLoading: Bool {
    get { self["loading"] }
    set { self["loading"] = newValue }
  }

  /// A second small icon, for sound and the like.
  public var indicatorIcon: Icon? {
    get { self["indicator-icon"] }
    set { self["indicator-icon"] = newValue }
  }

  /// Plain text; libadwaita reads it as markup.
  public var indicatorTooltip: String {
    get { self["indicator-tooltip"] }
    set { self["indicator-tooltip"] = takeString(g_markup_escape_text(newValue, -1)) ?? "" }
  }

  public var isIndicatorActivatable: Bool {
    get { self["indicator-activatable"] }
    set { self["indicator-activatable"] = newValue }
  }

  public var needsAttention: Bool {
    get { self["needs-attention"] }
    set { self["needs-attention"] = newValue }
  }

  public var isPinned: Bool { self["pinned"] }

  public var isSelected: Bool { self["selected"] }
}
