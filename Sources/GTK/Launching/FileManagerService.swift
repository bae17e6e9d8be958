import CDesktop

/// The file manager that runs on the desktop (`org.freedesktop.FileManager1`).
@MainActor
public enum FileManagerService {
  private static let name = "org.freedesktop.FileManager1"
  /// In milliseconds; one that has to start may take a while.
  private static let patience: gint = 5000

  /// Opens the folder of a file, and selects it there.
  ///
  /// - Parameter address: The file's, with its scheme.
  /// - Returns: Whether a file manager took it.
  public static func show(_ address: String) async -> Bool {
    guard let bus = g_application_get_default().flatMap({ g_application_get_dbus_connection($0) }) else {
      return false
    }
    let parameters = address.withCString { text in
      var addresses: [UnsafePointer<CChar>?] = [text, nil]
      var values = [g_variant_new_strv(&addresses, 1), g_variant_new_string("")]
      return g_variant_new_tuple(&values, 2)
    }
    do {
      try await gioAsync(
        { cancellable, callback, data in
          g_dbus_connection_call(
            bus, name, "/org/freedesktop/FileManager1", name, "ShowItems", parameters, nil,
            G_DBUS_CALL_FLAGS_NONE, patience, cancellable, callback, data)
        },
        finish: { source, result in
          let answer = try gtry {
            g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, $0)
          }
          answer.map { g_variant_unref($0) }
        })
      return true
    } catch {
      return false
    }
  }
}
