import CDesktop
import Foundation
import GTK
import VoyagerCore

/// A PDF file made as if the page were printed.
@MainActor
final class PrintedFile {
  private let file: URL
  private var failure: SurfaceError?

  init(_ file: URL) {
    self.file = file
  }

  func write(_ view: WebView) async throws(SurfaceError) {
    let operation = Object(webkit_print_operation_new(view.pointer), .full)
    let settings = Object(gtk_print_settings_new(), .full)
    // GTK knows its printer for files by the name that it has in the person's language.
    gtk_print_settings_set_printer(settings.opaque, g_dgettext("gtk40", "Print to File"))
    gtk_print_settings_set(settings.opaque, GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    gtk_print_settings_set(settings.opaque, GTK_PRINT_SETTINGS_OUTPUT_URI, file.absoluteString)
    webkit_print_operation_set_print_settings(operation.opaque, settings.opaque)
    await withCheckedContinuation { continuation in
      operation.connect("failed") { (error: UnsafeMutableRawPointer) in
        let error = GLibError(error.assumingMemoryBound(to: GError.self))
        self.failure = SurfaceError(message: error.message)
      }
      // It also follows a failure.
      operation.connect("finished") { continuation.resume() }
      webkit_print_operation_print(operation.opaque)
    }
    if let failure {
      throw failure
    }
  }
}
