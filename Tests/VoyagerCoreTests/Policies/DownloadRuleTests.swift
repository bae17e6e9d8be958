import Foundation
import Testing
import VoyagerCore

@Suite
struct DownloadRuleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test("The first download needs no question, any further one does")
  func first() {
    var rule = DownloadRule()
    let isAllowed = (0..<3).map { _ in rule.allowsNext() }
    #expect(isAllowed == [true, false, false])
  }

  @Test("One action is good for one download, however many steps it makes; the next action for another")
  func actions() {
    var rule = DownloadRule()
    var isAllowed: [Bool] = []
    for seconds in [0, 0.2, 0.4, 1.5] {
      rule.personDidAct(at: start + seconds)
      isAllowed.append(rule.allowsNext())
    }
    #expect(isAllowed == [true, false, false, true])
  }

  @Test("What the person typed is always free")
  func typed() {
    var rule = DownloadRule()
    let isAllowed = (0..<3).map { _ in
      rule.personDidGo()
      return rule.allowsNext()
    }
    #expect(isAllowed == [true, true, true])
  }
}
