public import CDesktop

/// Another application that the desktop knows.
public final class ExternalApplication: Object {
  override public class var type: GType { g_app_info_get_type() }

  /// The one the person chose for a scheme, such as "mailto", or nil.
  public static func preferred(forScheme scheme: String) -> ExternalApplication? {
    wrap(ifPresent: g_app_info_get_default_for_uri_scheme(scheme), .full)
  }

  public static func preferred(forType mimeType: String) -> ExternalApplication? {
    wrap(ifPresent: g_app_info_get_default_for_type(mimeType, 0), .full)
  }

  /// The one for what a file is, which its name and its first bytes say.
  public static func preferred(forFile path: String) -> ExternalApplication? {
    let file = g_file_new_for_path(path)
    defer { file.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
    let kind = "standard::content-type"
    guard let file, let information = g_file_query_info(file, kind, G_FILE_QUERY_INFO_NONE, nil, nil) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(information)) }
    return g_file_info_get_content_type(information).flatMap { preferred(forType: String(cString: $0)) }
  }

  public var name: String { String(cString: g_app_info_get_display_name(opaque)) }

  /// The name of its desktop entry.
  public var id: String? { g_app_info_get_id(opaque).map { String(cString: $0) } }

  public func open(_ address: String) async throws {
    let context = gdk_display_get_default()
      .flatMap { gdk_display_get_app_launch_context($0) }
      .map { UnsafeMutableRawPointer($0) }
    defer { context.map { g_object_unref($0) } }
    try await gioAsync(
      { cancellable, callback, data in
        address.withCString { text in
          var list = GList(data: UnsafeMutableRawPointer(mutating: text), next: nil, prev: nil)
          g_app_info_launch_uris_async(
            opaque, &list, context?.assumingMemoryBound(to: GAppLaunchContext.self), cancellable, callback,
            data)
        }
      },
      finish: { source, result in
        _ = try gtry { g_app_info_launch_uris_finish(source.map { OpaquePointer($0) }, result, $0) }
      })
  }
}
