public import Observation

/// All tabs of a window at a glance, and those of which the title or the address has some words.
@MainActor @Observable
public final class TabOverview {
  public var text = ""

  @ObservationIgnored private unowned let window: BrowserWindowModel

  public init(_ window: BrowserWindowModel) {
    self.window = window
  }

  /// In the order of the window.
  public var tabs: [TabModel] {
    let words = SearchWords.folded(text).split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else {
      return window.tabs
    }
    let terms = FoundText(words)
    return window.tabs.filter { TabSuggestions.has(terms, $0.status.shownAddress, $0.title) }
  }

  public func isInFront(_ tab: TabModel) -> Bool { window.selectedTab === tab }

  public func picture(of tab: TabModel) -> TabPicture { window.services.tabPictures.picture(of: tab) }

  public func stop(_ tab: TabModel) { window.services.tabPictures.stop(tab) }

  public func choose(_ tab: TabModel) { window.select(tab) }

  public func requestClose(_ tab: TabModel) async { await window.services.requestClose(tab) }

  /// What a screen reader says of a tab.
  public func words(of tab: TabModel) -> String {
    let identity = tab.identity
    let words = [
      tab.title, identity.kind == .named ? identity.name : nil, isInFront(tab) ? "in front" : nil,
      tab.isPinned ? "pinned" : nil, tab.isAsleep ? "asleep" : nil,
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }
}
