import CDesktop
import GTK
import VoyagerCore

/// WebKit tells nobody which process shows a page.
///
/// It gives a page that goes to another site a process of its own, unless another page can reach it.
extension WebKitSurface {
  /// A process that hangs or crashes takes no more pages along than these.
  static let pagesInProcess = 10

  /// The site whose document is in front.
  var site: Site? { loads.standIn == nil ? Site(loads.document) : nil }

  /// Pages that live in this one's process, or may do so.
  var processMates: [WebKitSurface] {
    let others = process.others(than: self)
    let opened = group.others(than: self)
    guard let site, !isLoading else {
      return others
    }
    return others.filter { other in
      other.site == nil || other.site == site || other.isLoading || opened.contains { $0 === other }
    }
  }

  /// Whether a page of the site may begin in this one's process.
  func takesIn(_ site: Site) -> Bool {
    guard !isClosed, self.site == site, group.others(than: self).isEmpty, isResponsive else {
      return false
    }
    let mates = processMates
    // A dialog stops all pages of a process.
    return mates.count + 1 < Self.pagesInProcess && ([self] + mates).allSatisfy { !$0.isAsking }
  }

  var isResponsive: Bool { webkit_web_view_get_is_web_process_responsive(webView.pointer) != 0 }

  private var isLoading: Bool { webkit_web_view_is_loading(webView.pointer) != 0 }
}
