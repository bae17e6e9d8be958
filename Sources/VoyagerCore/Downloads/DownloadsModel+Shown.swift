import Foundation

extension DownloadsModel {
  /// What a window shows, newest first: what is private only where that is.
  public func shown(in window: BrowserWindowModel) -> [DownloadItem] {
    items.reversed().filter { $0.isKept || window.isPrivate }
  }

  /// Those of some whose name or address has all the words of a search.
  public static func found(_ words: String, in items: [DownloadItem]) -> [DownloadItem] {
    let words = words.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else {
      return items
    }
    return items.filter { item in
      words.allSatisfy {
        item.name.localizedStandardContains($0) || item.address.text.localizedStandardContains($0)
      }
    }
  }

  public var summary: DownloadsSummary {
    DownloadsSummary(running: items.count { $0.isRunning }, progress: progress(of: items))
  }

  /// What is asked before the browser is left; `nil` when nothing of a person's runs.
  var leavingQuestion: LeavingQuestion? {
    let running = items.filter { $0.isRunning && $0.identity != nil }
    return running.isEmpty
      ? nil : LeavingQuestion(running: running.count, ending: running.count { !$0.canPause || !$0.isKept })
  }

  /// Takes what an identity downloaded in a time out of the list, unless it runs; finished files stay.
  func clear(_ identity: IdentityID, since start: Date?) {
    let gone = items.filter { item in
      item.identity == identity && !item.isRunning && start.map { item.began >= $0 } ?? true
    }
    remove(Set(gone.map(\.id)))
  }

  /// Takes what is over out of the list of a window: finished files, and failures that left nothing.
  public func clear(in window: BrowserWindowModel) {
    remove(Set(shown(in: window).filter(\.isOver).map(\.id)))
  }

  /// How far all that runs has come, from 0 to 1; `nil` when nothing runs or a server did not say.
  public func progress(of items: [DownloadItem]) -> Double? {
    let running = items.filter(\.isRunning)
    let total = running.reduce(Int64(0)) { $0 + ($1.total ?? 0) }
    guard total > 0, running.allSatisfy({ $0.total != nil || $0.state == .starting }) else {
      return nil
    }
    return min(1, Double(running.reduce(0) { $0 + $1.received }) / Double(total))
  }
}
