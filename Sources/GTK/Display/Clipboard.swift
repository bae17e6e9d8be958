public import CDesktop

/// What was copied.
public final class Clipboard: Object {
  override public class var type: GType { gdk_clipboard_get_type() }

  public func set(_ text: String) { gdk_clipboard_set_text(opaque, text) }

  public func set(_ texture: Texture) { gdk_clipboard_set_texture(opaque, texture.opaque) }

  /// Copies a text that programs which keep what was copied are asked to leave out.
  public func setSecret(_ text: String) {
    let types = ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "STRING", "TEXT"]
    let parts = types.map { ($0, text) } + [("x-kde-passwordManagerHint", "secret")]
    var providers: [UnsafeMutablePointer<GdkContentProvider>?] = parts.map { type, text in
      let bytes = g_bytes_new(text, gsize(text.utf8.count))
      defer { g_bytes_unref(bytes) }
      return gdk_content_provider_new_for_bytes(type, bytes)
    }
    let all = gdk_content_provider_new_union(&providers, gsize(providers.count))
    defer { g_object_unref(all) }
    gdk_clipboard_set_content(opaque, all)
  }

  /// Whether what was copied is still what this program copied last.
  public var isOwn: Bool { gdk_clipboard_is_local(opaque) != 0 }

  public func clear() { gdk_clipboard_set_content(opaque, nil) }

  /// Nil when it holds no text.
  public func readText() async throws -> String? {
    try await gioAsync(
      { gdk_clipboard_read_text_async(opaque, $0, $1, $2) },
      finish: { source, result in
        takeString(try gtry { gdk_clipboard_read_text_finish(source.map { OpaquePointer($0) }, result, $0) })
      })
  }
}
