import CDesktop
import GTK
import VoyagerCore

/// Asks whether a step to another document may be made, and what becomes of what a server sent.
@MainActor
final class NavigationPolicy {
  private weak var surface: WebKitSurface?

  private init(_ surface: WebKitSurface) {
    self.surface = surface
  }

  static func follow(_ surface: WebKitSurface) {
    let policy = NavigationPolicy(surface)
    surface.webView.connect("decide-policy") { (decision: Object, type: UInt32) -> Bool in
      policy.decide(decision, type)
    }
  }

  private func decide(_ decision: Object, _ type: UInt32) -> Bool {
    switch WebKitPolicyDecisionType(rawValue: type) {
    case WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION:
      decideNavigation(decision, .mainFrame)
    case WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION:
      decideNavigation(decision, .newPage)
    case WEBKIT_POLICY_DECISION_TYPE_RESPONSE:
      decideResponse(decision)
    default:
      false
    }
  }

  // WebKitGTK does not say which frame a navigation is for: `mainFrame` may also be a frame within the page.
  private func decideNavigation(_ decision: Object, _ target: Navigation.Target) -> Bool {
    guard
      let action = webkit_navigation_policy_decision_get_navigation_action(decision.opaque)
    else {
      return false
    }
    let navigation = Navigation(action, target: target)
    guard let surface, surface.delegate != nil else {
      // A view that nobody asks for yet shows the blank page.
      navigation.address == .blank && target == .mainFrame
        ? webkit_policy_decision_use(decision.typed()) : webkit_policy_decision_ignore(decision.typed())
      return true
    }
    let autoplay = surface.delegate?.surface(surface, autoplayPolicyFor: navigation.address) ?? .withoutSound
    if navigation.isRedirect {
      surface.loads.willRedirect(to: navigation.address)
    }
    let request = Request<NavigationDecision>(safeAnswer: .cancel) { answer in
      switch answer {
      case .go: Self.use(decision, autoplay)
      case .cancel: webkit_policy_decision_ignore(decision.typed())
      }
    }
    surface.ask(request) { $0.surface(surface, decide: navigation, request) }
    return true
  }

  private static func use(_ decision: Object, _ autoplay: AutoplayPolicy) {
    let policy =
      switch autoplay {
      case .everything: WEBKIT_AUTOPLAY_ALLOW
      case .withoutSound: WEBKIT_AUTOPLAY_ALLOW_WITHOUT_SOUND
      case .nothing: WEBKIT_AUTOPLAY_DENY
      }
    let policies = Object(UnsafeMutableRawPointer(shim_website_policies_new(policy)), .full)
    webkit_policy_decision_use_with_policies(decision.typed(), policies.opaque)
  }

  private func decideResponse(_ decision: Object) -> Bool {
    let response = PageResponse(decision)
    if response.isMainFrame {
      surface?.loads.didAnswer(
        Self.status(decision), wasSent: Self.wasSent(decision), isStorable: Self.isStorable(decision))
    }
    guard response.isAttachment || !response.isShowable else {
      return askToLeave(for: response, decision)
    }
    let request = Request<ResponseDecision>(safeAnswer: .cancel) { answer in
      switch answer {
      case .show: webkit_policy_decision_use(decision.typed())
      case .download: webkit_policy_decision_download(decision.typed())
      case .cancel: webkit_policy_decision_ignore(decision.typed())
      }
    }
    guard let surface else {
      return true
    }
    surface.ask(request) { $0.surface(surface, decide: response, request) }
    return true
  }

  private static func status(_ decision: Object) -> Int {
    Int(webkit_uri_response_get_status_code(webkit_response_policy_decision_get_response(decision.opaque)))
  }

  private static func wasSent(_ decision: Object) -> Bool {
    let request = webkit_response_policy_decision_get_request(decision.opaque)
    return string(webkit_uri_request_get_http_method(request)) == "POST"
  }

  private static func isStorable(_ decision: Object) -> Bool {
    let response = webkit_response_policy_decision_get_response(decision.opaque)
    let headers = webkit_uri_response_get_http_headers(response)
    let caching = headers.flatMap { string(soup_message_headers_get_list($0, "Cache-Control")) } ?? ""
    return !caching.lowercased().split { ", \t".contains($0) }.contains("no-store")
  }

  private func askToLeave(for response: PageResponse, _ decision: Object) -> Bool {
    guard response.isMainFrame, let question = surface?.leaveQuestion,
      question.isNeeded(for: response.address)
    else {
      return false
    }
    question.ask { mayLeave in
      mayLeave
        ? webkit_policy_decision_use(decision.typed()) : webkit_policy_decision_ignore(decision.typed())
    }
    return true
  }
}
