import Foundation
import Testing
import VoyagerCore

@Suite
struct ExternalRuleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test("Without an action of the person it is told once for each document")
  func tellsOnce() {
    var rule = ExternalRule()
    var outcomes = [0, 1].map { rule.outcome(isByUser: false, at: start + $0) }
    rule.reset()
    outcomes.append(rule.outcome(isByUser: false, at: start + 2))
    #expect(outcomes == [.tell, .drop, .tell])
  }

  @Test("Two questions in ten seconds are enough, also for a page that loads itself again")
  func asksAtMostTwice() {
    var rule = ExternalRule()
    let outcomes = [0, 1, 2, 3, 11].map { seconds in
      rule.reset()
      return rule.outcome(isByUser: true, at: start + seconds)
    }
    #expect(outcomes == [.ask, .ask, .drop, .drop, .ask])
  }
}
