import CDesktop

extension Window {
  /// Shows an address or a file in the application that the desktop prefers for it.
  public func showExternally(_ address: String) async throws {
    try await gioAsync(
      { gtk_show_uri_full(typed(), address, guint32(GDK_CURRENT_TIME), $0, $1, $2) },
      finish: { [self] _, result in _ = try gtry { gtk_show_uri_full_finish(typed(), result, $0) } })
  }
}
