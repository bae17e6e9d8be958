import CDesktop

extension TabView {
  /// Asks to close; `onClosePage` decides.
  public func close(_ page: TabPage) { adw_tab_view_close_page(opaque, page.opaque) }

  /// The answer to `onClosePage`, once for each request, now or later.
  public func finishClosing(_ page: TabPage, _ outcome: CloseOutcome) {
    adw_tab_view_close_page_finish(opaque, page.opaque, outcome == .close ? 1 : 0)
  }

  public func closeOthers(_ page: TabPage) { adw_tab_view_close_other_pages(opaque, page.opaque) }

  public func closeAfter(_ page: TabPage) { adw_tab_view_close_pages_after(opaque, page.opaque) }

  public func setPinned(_ page: TabPage, _ isPinned: Bool) {
    adw_tab_view_set_page_pinned(opaque, page.opaque, isPinned ? 1 : 0)
  }

  /// Answers whether it moved.
  @discardableResult
  public func reorder(_ page: TabPage, to position: Int) -> Bool {
    adw_tab_view_reorder_page(opaque, page.opaque, gint(position)) != 0
  }

  public func transfer(_ page: TabPage, to other: TabView, at position: Int) {
    adw_tab_view_transfer_page(opaque, page.opaque, other.opaque, gint(position))
  }

  public func selectNext() -> Bool { adw_tab_view_select_next_page(opaque) != 0 }

  public func selectPrevious() -> Bool { adw_tab_view_select_previous_page(opaque) != 0 }

  /// Leaves Ctrl+Tab, Alt+1 and the like to the application's own shortcuts.
  public func removeShortcuts() { adw_tab_view_set_shortcuts(opaque, ADW_TAB_VIEW_SHORTCUT_NONE) }
}
