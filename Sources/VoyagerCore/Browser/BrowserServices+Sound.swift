import Foundation

extension BrowserServices {
  /// The tabs that play sound, muted or not, or listen to the microphone, in the order of the windows and their tabs.
  public var soundTabs: [TabModel] {
    sounding.isEmpty ? [] : windowsInOrder.flatMap(\.tabs).filter { sounding.contains($0.id) }
  }

  /// The next tab of any window that plays sound, muted or not, around the end; `nil` when no other tab does.
  func nextPlayingTab(after tab: TabModel?) -> TabModel? {
    let tabs = windowsInOrder.flatMap(\.tabs)
    let place = tabs.firstIndex { $0 === tab }.map { $0 + 1 } ?? 0
    return (tabs[place...] + tabs[..<place]).first { $0 !== tab && $0.status.isPlayingAudio }
  }

  /// Whether a tab of any window plays or listens.
  public var hasSounds: Bool { !sounding.isEmpty }

  /// The person wants to see a tab, whatever window it is in.
  public func goTo(_ tab: TabModel) { bringToFront(tab, for: .link) }

  /// Whether a tab beside this one plays or listens, which costs nothing to know.
  func sounds(besides tab: TabModel?) -> Bool { sounding.contains { $0 != tab?.id } }

  /// A tab began or ended to play or to listen, or went.
  func soundDidChange(in tab: TabModel) {
    if tab.surface != nil, tab.status.isPlayingAudio || tab.status.capture.contains(.microphone) {
      if !sounding.contains(tab.id) { sounding.insert(tab.id) }
    } else if sounding.contains(tab.id) {
      sounding.remove(tab.id)
    }
  }

  // The order in which windows were used changes with each step.
  private var windowsInOrder: [BrowserWindowModel] {
    windows.sorted { $0.id.rawValue.uuidString < $1.id.rawValue.uuidString }
  }
}
