import Testing

@testable import VoyagerCore

@Suite struct StartDecisionTests {
  struct Row: Sendable {
    /// Of each tab, how many starts loaded it and ended early.
    let tabs: [Int]
    var pinned = 0
    var last = LastRun()
    var launch = StartDecision.Launch.person
    var content = StartContent.lastSession
    /// How many tabs come back, and which of them is in front.
    let back: Int
    var front: Int?
    let rest: StartDecision.Rest
    var waiting = 0
  }

  private static let crash = LastRun(endedWell: false, earlyEnds: 0)
  private static let earlyCrash = LastRun(endedWell: false, earlyEnds: 1)
  private static let earlyCrashes = LastRun(endedWell: false, earlyEnds: 2)
  private static let manyCrashes = LastRun(endedWell: false, earlyEnds: 4)

  @Test(
    "What comes back depends on the settings, on how the last run ended, and on what this one is for",
    arguments: [
      Row(tabs: [], back: 0, rest: .setAside),
      Row(tabs: [], last: earlyCrashes, back: 0, rest: .setAside),
      Row(tabs: [0, 0], back: 2, front: 0, rest: .none),
      Row(tabs: [0, 0], last: crash, back: 2, front: 0, rest: .none),
      Row(tabs: [1, 0], last: earlyCrash, back: 2, front: 0, rest: .none),
      Row(tabs: [2, 0], last: earlyCrashes, back: 2, front: 1, rest: .none, waiting: 1),
      Row(tabs: [2, 2, 1], last: earlyCrashes, back: 3, front: 2, rest: .none, waiting: 1),
      Row(tabs: [2], last: earlyCrashes, back: 2, front: 1, rest: .none, waiting: 1),
      Row(tabs: [0, 0], last: earlyCrashes, back: 2, front: 0, rest: .none),
      Row(tabs: [0, 0], last: manyCrashes, back: 3, front: 2, rest: .none, waiting: 1),
      Row(tabs: [0, 0], content: .newWindow, back: 0, rest: .setAside),
      Row(tabs: [0, 0], last: crash, content: .newWindow, back: 0, rest: .offered),
      Row(tabs: [0, 0, 0], pinned: 2, content: .newWindow, back: 3, front: 2, rest: .setAside),
      Row(
        tabs: [2, 2], pinned: 1, last: manyCrashes, content: .newWindow, back: 2, front: 1, rest: .offered),
      Row(tabs: [0, 0], launch: .privateBrowsing, back: 0, rest: .setAside),
      Row(tabs: [0, 0], last: crash, launch: .privateBrowsing, back: 0, rest: .setAside),
      Row(tabs: [0, 0], launch: .driver, back: 0, rest: .setAside),
    ])
  func decides(_ row: Row) {
    let tabs = row.tabs.enumerated().map { index, early in
      var tab = StoredTab(
        id: TabID(), identity: IdentityID(), isPinned: index < row.pinned, position: Double(index),
        page: StoredPage(Address("https://a.example/\(index)")))
      tab.earlyStarts = early
      return tab
    }
    let window = StoredWindow(
      id: WindowID(), identity: IdentityID(), selected: tabs.first?.id, tabs: tabs)
    let decision = StartDecision.decide(
      StoredSession(windows: [window]), row.last, row.launch, row.content)
    let back = decision.session.windows.first
    #expect(decision.rest == row.rest)
    #expect(decision.waiting.map(\.id) == tabs.prefix(row.waiting).map(\.id))
    #expect(back?.tabs.count ?? 0 == row.back)
    #expect(back?.tabs.firstIndex { $0.id == back?.selected } == row.front)
    // What is set aside keeps its own names.
    let kept = Set(tabs.map(\.id))
    let shared = decision.session.windows.flatMap(\.tabs).filter { kept.contains($0.id) }
    #expect(row.rest == .none || shared.isEmpty)
  }
}
