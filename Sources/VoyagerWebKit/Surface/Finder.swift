import CDesktop
import GTK
import VoyagerCore

/// Search for text in a page.
@MainActor
final class Finder {
  private static let limit: guint = 10_000
  private weak var surface: WebKitSurface?

  func follow(_ surface: WebKitSurface) {
    self.surface = surface
    guard let controller else {
      return
    }
    let emitter = Object(controller, .none)
    emitter.connect("counted-matches") { [weak surface] (count: UInt32) in
      surface?.report(.matchesCounted(Int(count)))
    }
  }

  private var controller: OpaquePointer? {
    surface.flatMap { webkit_web_view_get_find_controller($0.webView.pointer) }
  }

  func find(_ text: String, options: FindOptions) {
    guard let controller else {
      return
    }
    guard !text.isEmpty else {
      end()
      surface?.report(.matchesCounted(0))
      return
    }
    var wanted: WebKitFindOptions = [.WEBKIT_FIND_OPTIONS_WRAP_AROUND]
    if !options.contains(.matchCase) {
      wanted.insert(.WEBKIT_FIND_OPTIONS_CASE_INSENSITIVE)
    }
    if options.contains(.wholeWords) {
      wanted.insert(.WEBKIT_FIND_OPTIONS_AT_WORD_STARTS)
    }
    webkit_find_controller_search(controller, text, wanted.rawValue, Self.limit)
    webkit_find_controller_count_matches(controller, text, wanted.rawValue, Self.limit)
  }

  func next() { controller.map { webkit_find_controller_search_next($0) } }

  func previous() { controller.map { webkit_find_controller_search_previous($0) } }

  func end() { controller.map { webkit_find_controller_search_finish($0) } }
}
