import Foundation
import Testing
import VoyagerCore

@Suite
struct PopupRuleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)
  private let opening = PageOpening(address: Address("https://ad.example/"), isByUser: true)

  @Test("Without an action of the person no page opens")
  func blocksWithoutAction() {
    var rule = PopupRule()
    let isAllowed = rule.allows(PageOpening(address: opening.address, isByUser: false), at: start)
    #expect(!isAllowed)
  }

  @Test("One action opens one page, the next action another")
  func allowsOneForEachAction() {
    var rule = PopupRule()
    let isAllowed = [0, 0.2, 1.5].map { rule.allows(opening, at: start + $0) }
    #expect(isAllowed == [true, false, true])
  }
}
