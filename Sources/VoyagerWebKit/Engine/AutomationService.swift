import CDesktop
import GTK
import VoyagerCore

/// Lets a driver ask for pages.
///
/// Made only for a run that was started for a driver.
@MainActor
final class AutomationService {
  typealias MakePage = @MainActor (AutomationPlacement) -> WebView?

  private let makePage: MakePage

  private init(_ makePage: @escaping MakePage) {
    self.makePage = makePage
  }

  /// Allows automation for the context's life.
  static func allow(in context: Object, makePage: @escaping MakePage) {
    let service = AutomationService(makePage)
    webkit_web_context_set_automation_allowed(context.opaque, 1)
    context.connect("automation-started") { (session: Object) in service.begin(session) }
  }

  private func begin(_ session: Object) {
    let information = webkit_application_info_new()
    defer { webkit_application_info_unref(information) }
    webkit_application_info_set_name(information, "Voyager")
    let version = VoyagerVersion.text.split(separator: ".").compactMap { UInt($0) } + [0, 0, 0]
    webkit_application_info_set_version(information, version[0], version[1], version[2])
    webkit_automation_session_set_application_info(session.opaque, information)
    // The session owns the closure, so the closure must not own the session.
    let pointer = session.raw
    let makePage = makePage
    session.connect("create-web-view") { () -> Lent in
      Lent(makePage(Self.placement(in: pointer)))
    }
  }

  private static func placement(in session: UnsafeMutableRawPointer) -> AutomationPlacement {
    guard let hint = g_signal_get_invocation_hint(session) else {
      return .window
    }
    return hint.pointee.detail == g_quark_from_string("tab") ? .tab : .window
  }
}
