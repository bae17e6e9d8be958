import Foundation

/// Windows and tabs in a file of their own, which a person can read.
struct SavedSession: Codable, Sendable {
  struct Window: Codable {
    var tabs: [Tab]
    /// The tab in front, counted from 0.
    var selected: Int?
    /// The identity of new tabs.
    var identity: UUID
    var width: Int?
    var height: Int?
  }

  struct Tab: Codable {
    var address: String
    var title: String
    var identity: UUID
    var isPinned: Bool
    var zoom: Double?
    /// The engine's back/forward list.
    var state: Data?
  }

  var windows: [Window]

  init(_ session: StoredSession) {
    windows = session.windows.map { window in
      Window(
        tabs: window.tabs.map {
          Tab(
            address: $0.page.address.text, title: $0.page.title, identity: $0.identity.rawValue,
            isPinned: $0.isPinned, zoom: $0.page.zoom, state: $0.state)
        },
        selected: window.tabs.firstIndex { $0.id == window.selected }, identity: window.identity.rawValue,
        width: window.geometry?.width, height: window.geometry?.height)
    }
  }

  /// The same windows anew.
  ///
  /// An address that no tab may begin with stays away: a script, say.
  var session: StoredSession {
    StoredSession(windows: windows.map(Self.window).filter { !$0.tabs.isEmpty })
  }

  private static func window(_ window: Window) -> StoredWindow {
    let all = window.tabs.enumerated().map { ($0, Self.tab($1, at: $0)) }
    let selected = all.first { $0.0 == window.selected }?.1?.id
    let geometry: WindowGeometry? =
      if let width = window.width, let height = window.height, width > 0, height > 0 {
        WindowGeometry(width: width, height: height)
      } else {
        nil
      }
    return StoredWindow(
      id: WindowID(), identity: IdentityID(rawValue: window.identity), selected: selected, geometry: geometry,
      tabs: all.compactMap(\.1))
  }

  private static func tab(_ tab: Tab, at index: Int) -> StoredTab? {
    let address = Address(tab.address)
    guard address.isWeb || address.isFile || address == .start else { return nil }
    return StoredTab(
      id: TabID(), identity: IdentityID(rawValue: tab.identity), isPinned: tab.isPinned,
      position: Double(index), page: StoredPage(address, title: tab.title, zoom: tab.zoom), state: tab.state)
  }
}
