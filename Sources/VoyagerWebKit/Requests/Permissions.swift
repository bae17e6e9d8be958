import CDesktop
import GTK
import VoyagerCore

/// Questions for permission, and questions what the answer would be.
@MainActor
final class Permissions {
  private weak var surface: WebKitSurface?

  private init(_ surface: WebKitSurface) {
    self.surface = surface
  }

  static func follow(_ surface: WebKitSurface) {
    let permissions = Permissions(surface)
    surface.webView.connect("permission-request") { (question: Object) -> Bool in
      permissions.ask(question)
      return true
    }
    surface.webView.connect("query-permission-state") { (query: UnsafeMutableRawPointer) -> Bool in
      permissions.tell(PermissionQuery(OpaquePointer(query)))
      return true
    }
  }

  private func ask(_ question: Object) {
    let request = Request<PermissionDecision>(safeAnswer: .deny) { decision in
      switch decision {
      case .allow: webkit_permission_request_allow(question.opaque)
      case .deny: webkit_permission_request_deny(question.opaque)
      }
    }
    guard let surface else {
      return
    }
    let asked = PermissionQuestion(
      kind: PermissionKind(question), origin: Self.origin(question) ?? surface.address)
    surface.ask(request) { $0.surface(surface, asks: asked, request) }
  }

  /// WebKit names the asking frame's site for access to storage only.
  private static func origin(_ question: Object) -> Address? {
    guard shim_object_is_a(question.raw, webkit_website_data_access_permission_request_get_type()) != 0 else {
      return nil
    }
    return string(webkit_website_data_access_permission_request_get_requesting_domain(question.opaque))
      .map { Address("https://\($0)/") }
  }

  private func tell(_ query: PermissionQuery) {
    let request = Request<PermissionState>(safeAnswer: .ask) { query.finish($0) }
    guard let surface else {
      return
    }
    surface.ask(request) { $0.surface(surface, stateOf: query.kind, for: query.origin, request) }
  }
}
