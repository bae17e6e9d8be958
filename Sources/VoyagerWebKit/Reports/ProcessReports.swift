import CDesktop
import GTK
import VoyagerCore

/// Tells how the page's process fares.
@MainActor
final class ProcessReports {
  private weak var surface: WebKitSurface?

  private init(_ surface: WebKitSurface) {
    self.surface = surface
  }

  static func follow(_ surface: WebKitSurface) {
    let reports = ProcessReports(surface)
    surface.webView.connect("web-process-terminated") { (reason: UInt32) in
      reports.didEnd(WebKitWebProcessTerminationReason(reason))
    }
    surface.webView.connect("notify::is-web-process-responsive") { reports.didChangeResponsiveness() }
  }

  private func didEnd(_ reason: WebKitWebProcessTerminationReason) {
    guard let surface else {
      return
    }
    let end: ProcessEnd =
      switch reason {
      case WEBKIT_WEB_PROCESS_EXCEEDED_MEMORY_LIMIT: .outOfMemory
      case WEBKIT_WEB_PROCESS_TERMINATED_BY_API: .terminated
      default: .crashed
      }
    surface.declineOpenRequests()
    surface.loads.processDidEnd()
    surface.report(.processEnded(end))
  }

  private func didChangeResponsiveness() {
    guard let surface else {
      return
    }
    let isResponsive = webkit_web_view_get_is_web_process_responsive(surface.webView.pointer) != 0
    surface.report(.responsivenessChanged(isResponsive: isResponsive))
  }
}
