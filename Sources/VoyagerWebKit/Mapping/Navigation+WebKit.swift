import CDesktop
import VoyagerCore

extension Navigation {
  init(_ action: OpaquePointer, target: Target) {
    let kind: Kind =
      switch webkit_navigation_action_get_navigation_type(action) {
      case WEBKIT_NAVIGATION_TYPE_LINK_CLICKED: .link
      case WEBKIT_NAVIGATION_TYPE_FORM_SUBMITTED: .form
      case WEBKIT_NAVIGATION_TYPE_FORM_RESUBMITTED: .formResent
      case WEBKIT_NAVIGATION_TYPE_BACK_FORWARD: .backForward
      case WEBKIT_NAVIGATION_TYPE_RELOAD: .reload
      default: .other
      }
    let name = string(webkit_navigation_action_get_frame_name(action)) ?? ""
    self.init(
      address: Address(action: action), kind: kind, target: target,
      targetName: name.isEmpty || name.lowercased() == "_blank" ? nil : name,
      isByUser: webkit_navigation_action_is_user_gesture(action) != 0,
      isRedirect: webkit_navigation_action_is_redirect(action) != 0,
      button: Int(webkit_navigation_action_get_mouse_button(action)),
      modifiers: Modifiers(gdk: webkit_navigation_action_get_modifiers(action)))
  }
}

extension Address {
  /// Where a navigation leads; without an address, to the blank page.
  init(action: OpaquePointer) {
    let request = webkit_navigation_action_get_request(action)
    let text = string(webkit_uri_request_get_uri(request)) ?? ""
    self = text.isEmpty ? .blank : Address(text)
  }
}
