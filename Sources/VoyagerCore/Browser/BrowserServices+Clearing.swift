import Foundation

extension BrowserServices {
  /// Takes the history of a time away for good, and with all of it the tabs that could be opened again.
  ///
  /// - Throws: Why some of it is still there. Every identity is tried.
  public func clearHistory(_ range: SiteDataRange, of identities: [Identity]) async throws(StoreProblem) {
    var failure: StoreProblem?
    for identity in identities {
      if range == .everything {
        closings.forget(identity.id)
        await session?.forgetPrevious(of: identity.id)
      }
      do throws(StoreProblem) {
        try await history.delete(range.selection(at: Date()), of: identity.id)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }
}

extension SiteDataRange {
  /// The part of the history that it means.
  func selection(at now: Date) -> HistorySelection {
    guard let time else {
      return .everything
    }
    return .time(now.addingTimeInterval(-TimeInterval(time.components.seconds))..<Date.distantFuture)
  }
}
