import CDesktop
import GTK

/// Paints what a search found so that it is seen: the keyboard is in the bar, and what is selected in a page without
/// it is pale.
@MainActor
final class FoundMark {
  private static let style = """
    ::selection { background-color: #ffb300 !important; color: #000000 !important; }
    """

  private let sheet: OpaquePointer
  private let manager: Object

  init?(in view: WebView) {
    guard let manager = webkit_web_view_get_user_content_manager(view.pointer),
      let sheet = webkit_user_style_sheet_new(
        Self.style, WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES, WEBKIT_USER_STYLE_LEVEL_USER, nil, nil)
    else {
      return nil
    }
    self.sheet = sheet
    self.manager = Object(manager, .none)
    webkit_user_content_manager_add_style_sheet(manager, sheet)
  }

  isolated deinit {
    webkit_user_content_manager_remove_style_sheet(manager.opaque, sheet)
    webkit_user_style_sheet_unref(sheet)
  }
}
