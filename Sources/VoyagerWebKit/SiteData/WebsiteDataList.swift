import CDesktop
import VoyagerCore

/// WebKit's entries of what sites keep, one for each site.
@MainActor
final class WebsiteDataList {
  // Counted by WebKit itself.
  private let entries: [OpaquePointer]

  /// Takes over a list and its entries.
  convenience init(taking list: UnsafeMutablePointer<GList>?) {
    defer { g_list_free(list) }
    var entries: [OpaquePointer] = []
    var link = list
    while let current = link {
      if let entry = current.pointee.data {
        entries.append(OpaquePointer(entry))
      }
      link = current.pointee.next
    }
    self.init(owning: entries)
  }

  private init(owning entries: [OpaquePointer]) {
    self.entries = entries
  }

  isolated deinit { entries.forEach { webkit_website_data_unref($0) } }

  var isEmpty: Bool { entries.isEmpty }

  func entries(of sites: Set<String>) -> WebsiteDataList {
    let found = entries.filter { sites.contains(Self.name($0)) }
    found.forEach { webkit_website_data_ref($0) }
    return WebsiteDataList(owning: found)
  }

  var siteData: [SiteData] {
    entries.compactMap { entry in
      let types = webkit_website_data_get_types(entry)
      let kinds = SiteDataKind.allCases.filter { !$0.listed.isDisjoint(with: types) }
      guard !kinds.isEmpty else {
        return nil
      }
      // WebKit counts some types under others' names, so only the whole is right.
      let size = webkit_website_data_get_size(entry, .WEBKIT_WEBSITE_DATA_ALL)
      return SiteData(site: Self.name(entry), kinds: Set(kinds), size: Int64(clamping: size))
    }
  }

  /// Lends the entries as WebKit takes them.
  func withList<Value>(_ body: (UnsafeMutablePointer<GList>?) -> Value) -> Value {
    let list = entries.reversed().reduce(nil) { g_list_prepend($0, UnsafeMutableRawPointer($1)) }
    defer { g_list_free(list) }
    return body(list)
  }

  private static func name(_ entry: OpaquePointer) -> String {
    webkit_website_data_get_name(entry).map { String(cString: $0) } ?? ""
  }
}
