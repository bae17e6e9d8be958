import CDesktop
import GTK

/// GTK's print dialog, without the nested main loop that WebKit's own runs.
@MainActor
enum PrintDialog {
  static func show(for view: WebView, above window: Window?, didEnd: @escaping @MainActor () -> Void) {
    guard let dialog = Widget.wrap(ifPresent: gtk_print_unix_dialog_new("Print", window?.typed())) else {
      didEnd()
      return
    }
    dialog.connect("unrealize") { didEnd() }
    gtk_window_set_modal(dialog.typed(), 1)
    gtk_window_set_destroy_with_parent(dialog.typed(), 1)
    let pointer = dialog.raw
    // The toolkit keeps the window; a closure that held the wrapper would keep it for ever.
    dialog.connect("response") { [weak view] (response: Int32) in
      if let view, response == GTK_RESPONSE_OK.rawValue {
        printPage(of: view, as: pointer)
      }
      gtk_window_destroy(pointer.assumingMemoryBound(to: GtkWindow.self))
    }
    gtk_window_present(dialog.typed())
  }

  private static func printPage(of view: WebView, as dialog: UnsafeMutableRawPointer) {
    let dialog = OpaquePointer(dialog)
    guard let printer = gtk_print_unix_dialog_get_selected_printer(dialog) else {
      return
    }
    let settings = Object(gtk_print_unix_dialog_get_settings(dialog), .full)
    gtk_print_settings_set_printer(settings.opaque, gtk_printer_get_name(printer))
    let operation = Object(webkit_print_operation_new(view.pointer), .full)
    webkit_print_operation_set_print_settings(operation.opaque, settings.opaque)
    webkit_print_operation_set_page_setup(operation.opaque, gtk_print_unix_dialog_get_page_setup(dialog))
    webkit_print_operation_print(operation.opaque)
  }
}
