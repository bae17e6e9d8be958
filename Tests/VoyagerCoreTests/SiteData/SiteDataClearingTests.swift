import Testing

@testable import VoyagerCore

@Suite("What clearing comes to")
struct SiteDataClearingTests {
  private let all = Set(SiteDataKind.allCases)

  @Test(
    "Everything is cleared in one step, whatever the engine knows of times",
    arguments: [Set<SiteDataKind>(), [.storage]])
  func everything(_ dated: Set<SiteDataKind>) {
    #expect(SiteDataClearing(all).steps(dated: dated) == [SiteDataClearing.Step(kinds: all, time: nil)])
  }

  @Test("By time, what has a time goes by it, what comes back by itself goes whole, and the rest stays")
  func byTime() {
    #expect(
      SiteDataClearing(all, .lastHour).steps(dated: [.storage]) == [
        SiteDataClearing.Step(kinds: [.storage], time: .seconds(3600)),
        SiteDataClearing.Step(kinds: [.cache, .serviceWorkers], time: nil),
      ])
    #expect(SiteDataClearing([.cookies], .lastMonth).steps(dated: [.storage]) == [])
    #expect(
      SiteDataClearing([.cookies], .lastDay).steps(dated: [.cookies])
        == [SiteDataClearing.Step(kinds: [.cookies], time: .seconds(86_400))])
    #expect(SiteDataClearing([], .everything).steps(dated: []) == [])
  }

  @Test(
    "What becomes of a kind",
    arguments: [
      (SiteDataKind.cookies, SiteDataRange.lastHour, SiteDataClearing.Outcome.kept),
      (.cookies, .everything, .whole), (.storage, .lastWeek, .byTime), (.storage, .everything, .whole),
      (.cache, .lastDay, .whole), (.serviceWorkers, .lastMonth, .whole),
    ])
  func outcome(_ kind: SiteDataKind, _ range: SiteDataRange, _ expected: SiteDataClearing.Outcome) {
    #expect(SiteDataClearing.outcome(of: kind, in: range, dated: [.storage]) == expected)
  }
}
