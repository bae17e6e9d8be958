import CDesktop
import Foundation
import GTK
import VoyagerCore

/// The way back to the document that asked.
@MainActor
final class FormReply {
  private let reply: OpaquePointer
  private let value: Object

  init(_ reply: UnsafeMutableRawPointer, to value: Object) {
    self.reply = webkit_script_message_reply_ref(OpaquePointer(reply))
    self.value = value
  }

  isolated deinit { webkit_script_message_reply_unref(reply) }

  func give(_ fill: FormFill?) {
    let context = jsc_value_get_context(value.opaque)
    let texts = fill.map { fill in
      Dictionary(uniqueKeysWithValues: fill.values.map { (String($0.key), $0.value.text) })
    }
    let json = texts.flatMap { try? JSONEncoder().encode($0) }.map { String(decoding: $0, as: UTF8.self) }
    guard let answer = json.map({ jsc_value_new_string(context, $0) }) ?? jsc_value_new_null(context) else {
      return
    }
    defer { g_object_unref(UnsafeMutableRawPointer(answer)) }
    webkit_script_message_reply_return_value(reply, answer)
  }
}
