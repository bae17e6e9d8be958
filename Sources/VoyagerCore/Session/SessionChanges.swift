import Foundation

/// What of the session is not on the disk yet; of each thing, the newest only.
struct SessionChanges: Equatable, Sendable {
  struct Window: Hashable, Sendable {
    let identity: IdentityID
    let selected: TabID?
    /// 0 for the window used last.
    let rank: Int
  }

  struct Page: Hashable, Sendable {
    let page: StoredPage
    let state: Data?

    init(page: StoredPage, state: Data?) {
      self.page = page
      self.state = state
    }

    @MainActor
    init(_ tab: TabModel) {
      self.init(page: StoredPage(tab), state: tab.state)
    }
  }

  var windows: [WindowID: Window] = [:]
  var geometries: [WindowID: WindowGeometry] = [:]
  var places: [TabID: SessionPlace] = [:]
  var pages: [TabID: Page] = [:]
  var goneTabs: Set<TabID> = []
  var goneWindows: Set<WindowID> = []
  var closings: [Int: Closing] = [:]
  var goneClosings: Set<Int> = []

  var isEmpty: Bool { self == SessionChanges() }

  /// Adds what came later.
  mutating func add(_ later: SessionChanges) {
    windows.merge(later.windows) { $1 }
    geometries.merge(later.geometries) { $1 }
    places.merge(later.places) { $1 }
    pages.merge(later.pages) { $1 }
    goneTabs.formUnion(later.goneTabs)
    goneWindows.formUnion(later.goneWindows)
    for tab in later.places.keys { goneTabs.remove(tab) }
    for window in later.windows.keys { goneWindows.remove(window) }
    closings.merge(later.closings) { $1 }
    goneClosings.formUnion(later.goneClosings)
    goneClosings.subtract(later.closings.keys)
    for number in later.goneClosings { closings[number] = nil }
    for tab in goneTabs {
      places[tab] = nil
      pages[tab] = nil
    }
    for window in goneWindows {
      windows[window] = nil
      geometries[window] = nil
    }
  }
}
