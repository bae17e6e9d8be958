import CDesktop
import Foundation
import GTK
import VoyagerCore

/// `<input type=file>`.
@MainActor
final class FileChoosers {
  private weak var surface: WebKitSurface?

  private init(_ surface: WebKitSurface) {
    self.surface = surface
  }

  static func follow(_ surface: WebKitSurface) {
    let choosers = FileChoosers(surface)
    surface.webView.connect("run-file-chooser") { (chooser: Object) -> Bool in
      choosers.ask(chooser)
      return true
    }
  }

  private func ask(_ chooser: Object) {
    let choice = FileChoice(
      count: webkit_file_chooser_request_get_select_multiple(chooser.opaque) != 0 ? .several : .one,
      types: Self.types(webkit_file_chooser_request_get_mime_types(chooser.opaque)))
    let request = Request<[URL]>(safeAnswer: []) { files in
      guard !files.isEmpty else {
        webkit_file_chooser_request_cancel(chooser.opaque)
        return
      }
      let paths = choice.count == .one ? [files[0].path] : files.map(\.path)
      withStrings(paths) { webkit_file_chooser_request_select_files(chooser.opaque, $0) }
    }
    guard let surface else {
      return
    }
    surface.ask(request) { $0.surface(surface, asks: choice, request) }
  }

  private static func types(_ array: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
    var result: [String] = []
    var position = array
    while let current = position, let text = current.pointee {
      result.append(String(cString: text))
      position = current + 1
    }
    return result
  }
}
