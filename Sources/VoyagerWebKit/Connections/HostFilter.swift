import CDesktop
import Foundation
import GTK

/// Blocks every connection that a view makes to one host, before anything is sent.
@MainActor
final class HostFilter {
  private let filter: OpaquePointer

  private init(_ filter: OpaquePointer) {
    self.filter = filter
  }

  isolated deinit {
    webkit_user_content_filter_unref(filter)
  }

  /// - Returns: `nil` when it could not be made.
  static func make(for host: String) async -> HostFilter? {
    // WebKit makes a file of it first, and nothing of a private page may come near the disk.
    let memory = g_getenv("XDG_RUNTIME_DIR").map { String(cString: $0) } ?? "/dev/shm"
    let folder = URL(fileURLWithPath: memory, isDirectory: true)
      .appendingPathComponent("voyager-\(UUID().uuidString)")
    guard g_mkdir_with_parents(folder.path, 0o700) == 0, let rules = rules(for: host) else {
      return nil
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = Object(webkit_user_content_filter_store_new(folder.path), .full)
    let bytes = Bytes.make(rules)
    defer { g_bytes_unref(bytes) }
    return try? await gioAsync {
      webkit_user_content_filter_store_save(store.opaque, UUID().uuidString, bytes, $0, $1, $2)
    } finish: { _, result in
      HostFilter(try gtry { webkit_user_content_filter_store_save_finish(store.opaque, result, $0) })
    }
  }

  func add(to view: WebView) {
    webkit_user_content_manager_add_filter(webkit_web_view_get_user_content_manager(view.pointer), filter)
  }

  func remove(from view: WebView) {
    webkit_user_content_manager_remove_filter(webkit_web_view_get_user_content_manager(view.pointer), filter)
  }

  private struct Rule: Encodable {
    struct Trigger: Encodable {
      let urlFilter: String
      let resourceType: [String]?

      enum CodingKeys: String, CodingKey {
        case urlFilter = "url-filter"
        case resourceType = "resource-type"
      }
    }

    let trigger: Trigger
    let action = ["type": "block"]
  }

  /// All but popups: those are opened and then fail as any page does, with the reason.
  private static let kinds = [
    "document", "image", "style-sheet", "script", "font", "raw", "svg-document", "media", "ping",
    "csp-report",
  ]

  /// WebKit's expressions know no alternatives, so there is one rule for each scheme.
  private static func rules(for host: String) -> Data? {
    let name = host.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? "\(scalar)" : "\\\(scalar)"
    }
    let place = "://([^/]*@)?\(name.joined())[:/]"
    return try? JSONEncoder().encode([
      Rule(trigger: Rule.Trigger(urlFilter: "^https" + place, resourceType: kinds)),
      Rule(trigger: Rule.Trigger(urlFilter: "^wss" + place, resourceType: nil)),
    ])
  }
}
