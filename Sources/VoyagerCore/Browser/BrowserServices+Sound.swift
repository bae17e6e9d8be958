import Foundation

extension BrowserServices {
  /// The next tab of any window that plays sound, muted or not, around the end; `nil` when no other tab does.
  func nextPlayingTab(after tab: TabModel?) -> TabModel? {
    // The order in which windows were used changes with each step.
    let tabs = windows.sorted { $0.id.rawValue.uuidString < $1.id.rawValue.uuidString }.flatMap(\.tabs)
    let place = tabs.firstIndex { $0 === tab }.map { $0 + 1 } ?? 0
    return (tabs[place...] + tabs[..<place]).first { $0 !== tab && $0.status.isPlayingAudio }
  }
}
