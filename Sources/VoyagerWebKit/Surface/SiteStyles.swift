import CDesktop
import GTK
import VoyagerCore

/// Gives the pages of sites the looks that the person wants, in all views.
@MainActor
final class SiteStyles {
  private struct Watched {
    weak var view: WebView?
    var sheets: [SiteStyle: OpaquePointer] = [:]
  }

  private var styles: [SiteStyle] = []
  private var watched: [Watched] = []

  func set(_ styles: [SiteStyle]) {
    let styles = styles.filter(\.isOn)
    guard styles != self.styles else {
      return
    }
    self.styles = styles
    watched.removeAll { watched in
      guard watched.view == nil else {
        return false
      }
      watched.sheets.values.forEach { webkit_user_style_sheet_unref($0) }
      return true
    }
    watched.indices.forEach(show)
  }

  func follow(_ view: WebView) {
    watched.append(Watched(view: view))
    show(watched.count - 1)
  }

  private func show(_ index: Int) {
    guard let view = watched[index].view,
      let manager = webkit_web_view_get_user_content_manager(view.pointer)
    else {
      return
    }
    for (style, sheet) in watched[index].sheets where !styles.contains(style) {
      webkit_user_content_manager_remove_style_sheet(manager, sheet)
      webkit_user_style_sheet_unref(sheet)
      watched[index].sheets[style] = nil
    }
    for style in styles where watched[index].sheets[style] == nil {
      let sheet = withStrings(["*://\(style.site)/*"]) { sites in
        webkit_user_style_sheet_new(
          style.text, WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES, WEBKIT_USER_STYLE_LEVEL_USER, sites, nil)
      }
      if let sheet {
        webkit_user_content_manager_add_style_sheet(manager, sheet)
        watched[index].sheets[style] = sheet
      }
    }
  }
}
