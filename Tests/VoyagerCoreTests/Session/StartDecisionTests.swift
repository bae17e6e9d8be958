import Testing

@testable import VoyagerCore

@Suite struct StartDecisionTests {
  struct Row: Sendable {
    let tabs: Int
    var last = LastRun()
    var launch = StartDecision.Launch.person
    var content = StartContent.lastSession
    let decision: StartDecision
  }

  private static let crash = LastRun(endedWell: false, earlyEnds: 0)
  private static let earlyCrash = LastRun(endedWell: false, earlyEnds: 1)
  private static let earlyCrashes = LastRun(endedWell: false, earlyEnds: 2)

  @Test(
    "What comes back depends on the settings, on how the last run ended, and on what this one is for",
    arguments: [
      Row(tabs: 0, decision: .fresh),
      Row(tabs: 0, last: earlyCrashes, decision: .fresh),
      Row(tabs: 2, decision: .restore),
      Row(tabs: 2, last: crash, decision: .restore),
      Row(tabs: 2, last: earlyCrash, decision: .restore),
      Row(tabs: 2, last: earlyCrashes, decision: .offer),
      Row(tabs: 2, content: .newWindow, decision: .fresh),
      Row(tabs: 2, last: crash, content: .newWindow, decision: .offer),
      Row(tabs: 2, last: earlyCrashes, content: .newWindow, decision: .offer),
      Row(tabs: 2, launch: .privateBrowsing, decision: .fresh),
      Row(tabs: 2, last: crash, launch: .privateBrowsing, decision: .fresh),
      Row(tabs: 2, launch: .driver, decision: .fresh),
    ])
  func decides(_ row: Row) {
    let tab = StoredTab(
      id: TabID(), identity: IdentityID(), position: 0, page: StoredPage(Address("https://a.example/")))
    let session = StoredSession(windows: [
      StoredWindow(id: WindowID(), identity: IdentityID(), tabs: Array(repeating: tab, count: row.tabs))
    ])
    #expect(StartDecision.decide(session, row.last, row.launch, row.content) == row.decision)
  }
}
