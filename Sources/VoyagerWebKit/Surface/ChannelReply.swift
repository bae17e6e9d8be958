import CDesktop
import GTK

/// A page's message that waits for what it is to run next.
///
/// Without an answer it is turned down when it goes, and the page waits no longer.
@MainActor
final class ChannelReply {
  private let reply: OpaquePointer
  /// What the answer is made in.
  private let context: Object

  /// - Parameter message: What the page sent.
  init?(_ reply: UnsafeMutableRawPointer, to message: Object) {
    guard let context = jsc_value_get_context(message.opaque) else {
      return nil
    }
    self.context = Object(context, .none)
    self.reply = webkit_script_message_reply_ref(OpaquePointer(reply))
  }

  isolated deinit {
    webkit_script_message_reply_unref(reply)
  }

  /// Once only.
  func send(_ text: String) {
    guard let value = jsc_value_new_string(context.opaque, text) else {
      return
    }
    webkit_script_message_reply_return_value(reply, value)
    g_object_unref(UnsafeMutableRawPointer(value))
  }
}
