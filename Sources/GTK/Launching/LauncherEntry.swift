import CDesktop

/// The program's entry in docks and task bars that know `com.canonical.Unity.LauncherEntry`.
@MainActor
public struct LauncherEntry {
  private static let interface = "com.canonical.Unity.LauncherEntry"
  private static let path = "/com/canonical/unity/launcherentry/voyager"

  private let address: String

  /// - Parameter desktopEntry: The name of the program's desktop entry, with its ending.
  public init(desktopEntry: String) {
    address = "application://" + desktopEntry
  }

  /// Shows how many things go on, and how far they are, from 0 to 1.
  public func show(count: Int, progress: Double?) {
    guard let bus = g_application_get_default().flatMap({ g_application_get_dbus_connection($0) }) else {
      return
    }
    var values = [
      Self.entry("count", g_variant_new_int64(gint64(count))),
      Self.entry("count-visible", g_variant_new_boolean(count > 0 ? 1 : 0)),
      Self.entry("progress", g_variant_new_double(progress ?? 0)),
      Self.entry("progress-visible", g_variant_new_boolean(progress == nil ? 0 : 1)),
    ]
    var parameters = [
      g_variant_new_string(address), g_variant_new_array(nil, &values, gsize(values.count)),
    ]
    g_dbus_connection_emit_signal(
      bus, nil, Self.path, Self.interface, "Update", g_variant_new_tuple(&parameters, 2), nil)
  }

  private static func entry(_ key: String, _ value: OpaquePointer?) -> OpaquePointer? {
    g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_variant(value))
  }
}
