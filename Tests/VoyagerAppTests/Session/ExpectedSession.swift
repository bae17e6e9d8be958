import Foundation
import VoyagerCore

/// What may come back after a kill: what had stood for over a second, with what came later or without.
struct ExpectedSession {
  private struct Step {
    let session: ShownSession
    /// When it could be seen, or `nil` while it can't.
    var isSeenSince: ContinuousClock.Instant?
  }

  private static let grace = Duration.seconds(1)
  /// How far the same place may be from itself, in pixels.
  private static let tolerance = 10

  private var steps: [Step]

  init(_ session: ShownSession) {
    steps = [Step(session: session, isSeenSince: .now - .seconds(60))]
  }

  var last: ShownSession { steps[steps.count - 1].session }

  mutating func begin(_ session: ShownSession) {
    steps.append(Step(session: session))
  }

  /// What was begun last can be seen now.
  mutating func end() {
    steps[steps.count - 1].isSeenSince = .now
  }

  /// What of the stored session is none of what may come back after a kill at a time, in words.
  func faults(of stored: StoredSession, killedAt time: ContinuousClock.Instant) -> [String] {
    let first = steps.lastIndex { step in step.isSeenSince.map { $0 + Self.grace <= time } ?? false } ?? 0
    let possible = steps[first...].map(\.session)
    let tabs = stored.windows.flatMap(\.tabs)
    let layout = Set(stored.windows.map { $0.tabs.map(\.number) })
    var faults: [String] = []
    if !possible.contains(where: { $0.layout == layout }) || tabs.count != Set(tabs.map(\.number)).count {
      faults.append("The windows are \(layout), and may be \(possible.map(\.layout)).")
    }
    for tab in tabs {
      let candidates = possible.compactMap { $0.tabs[tab.number] }
      if !candidates.contains(where: { Self.matches(tab, $0) }) {
        let scroll = tab.page.scroll.map { "\($0.y)" } ?? "nowhere"
        faults.append(
          "Tab \(tab.number) is at \(tab.page.address.text), scrolled to \(scroll), and may be \(candidates)."
        )
      }
    }
    return faults
  }

  /// What was stored, with what is known of it.
  func session(from stored: StoredSession) -> ShownSession {
    var session = ShownSession(windows: stored.windows.map { $0.tabs.map(\.number) }, tabs: [:])
    for tab in stored.windows.flatMap(\.tabs) {
      session.tabs[tab.number] =
        steps.lazy.reversed().compactMap { $0.session.tabs[tab.number] }.first { Self.matches(tab, $0) }
        ?? ShownSession.Tab(pages: [tab.path], identity: tab.identity)
    }
    return session
  }

  /// A tab as it was while it showed a page.
  func tab(_ number: Int, at path: String) -> ShownSession.Tab? {
    steps.lazy.reversed().compactMap { $0.session.tabs[number] }.first { $0.path == path }
  }

  private static func matches(_ stored: StoredTab, _ shown: ShownSession.Tab) -> Bool {
    let scroll = Int(stored.page.scroll?.y ?? 0)
    let state = stored.state ?? Data()
    return stored.path == shown.path && stored.identity == shown.identity
      && (!shown.isPlaceKnown || abs(scroll - (shown.scroll[shown.path] ?? 0)) <= tolerance)
      // A tab that was never looked at has no way back yet.
      && (shown.pages.count == 1 || shown.pages.allSatisfy { state.range(of: Data($0.utf8)) != nil })
  }
}

extension StoredTab {
  var path: String { URL(string: page.address.text)?.path ?? "" }
  fileprivate var number: Int { ShownSession.number(of: path) }
}
