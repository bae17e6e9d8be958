public import CDesktop

/// What was copied.
public final class Clipboard: Object {
  override public class var type: GType { gdk_clipboard_get_type() }

  public func set(_ text: String) { gdk_clipboard_set_text(opaque, text) }

  public func set(_ texture: Texture) { gdk_clipboard_set_texture(opaque, texture.opaque) }

  /// Nil when it holds no text.
  public func readText() async throws -> String? {
    try await gioAsync(
      { gdk_clipboard_read_text_async(opaque, $0, $1, $2) },
      finish: { source, result in
        takeString(try gtry { gdk_clipboard_read_text_finish(source.map { OpaquePointer($0) }, result, $0) })
      })
  }
}
