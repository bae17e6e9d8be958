extension DownloadsModel {
  /// What a window shows, newest first: what is private only where that is.
  public func shown(in window: BrowserWindowModel) -> [DownloadItem] {
    items.reversed().filter { $0.isKept || window.isPrivate }
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
