import CDesktop
import Foundation
import GTK
import VoyagerCore

/// Tells the parent of forms to sign in at, and brings back what is filled in.
///
/// WebKit says neither which document nor which world a message comes from, so the handlers exist in a world of their
/// own, and an answer goes to the document that asked or nowhere.
@MainActor
enum Forms {
  static func follow(_ surface: WebKitSurface) {
    guard let manager = webkit_web_view_get_user_content_manager(surface.webView.pointer) else {
      return
    }
    webkit_user_content_manager_register_script_message_handler_with_reply(
      manager, FormScript.asking, FormScript.world)
    webkit_user_content_manager_register_script_message_handler(
      manager, FormScript.telling, FormScript.world)
    let object = Object(manager, .none)
    object.on("script-message-with-reply-received::\(FormScript.asking)", surface.group) {
      (group, value: Object, reply: UnsafeMutableRawPointer) -> Bool in
      let reply = FormReply(reply, to: value)
      let request = Request<FormFill?>(safeAnswer: nil) { reply.give($0) }
      if let message = message(value), let surface = group.page(of: message.view),
        let form = message.form(zoom: surface.zoom)
      {
        surface.ask(request) { $0.surface(surface, fills: form, request) }
      }
      return true
    }
    object.on("script-message-received::\(FormScript.telling)", surface.group) { (group, value: Object) in
      guard let message = message(value), let surface = group.page(of: message.view) else {
        return
      }
      if message.event == "left" {
        surface.delegate?.surfaceDidLeaveForm(surface)
      } else if let sent = message.sent(zoom: surface.zoom) {
        surface.delegate?.surface(surface, didSend: sent)
      }
    }
    guard
      let script = webkit_user_script_new_for_world(
        FormScript.text, WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES, WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START,
        FormScript.world, nil, nil)
    else {
      return
    }
    defer { webkit_user_script_unref(script) }
    webkit_user_content_manager_add_script(manager, script)
  }

  private static func message(_ value: Object) -> FormMessage? {
    takeString(jsc_value_to_string(value.opaque)).flatMap(FormMessage.read)
  }
}
