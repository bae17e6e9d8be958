import Testing

@testable import VoyagerCore

@Suite struct SessionPositionsTests {
  private let tabs = (0..<100).map { _ in TabID() }

  /// How many numbers change when the tabs come in another order.
  private func changes(_ positions: inout SessionPositions, _ order: [TabID]) -> Int {
    let before = positions.numbers
    positions.arrange(order)
    let numbers = order.compactMap { positions.numbers[$0] }
    #expect(numbers.count == order.count)
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
    return order.count { positions.numbers[$0] != before[$0] }
  }

  @Test("A tab that moves, comes or goes changes no other tab's number")
  func changesOne() {
    var positions = SessionPositions()
    #expect(changes(&positions, tabs) == 100)
    #expect(changes(&positions, [tabs[99]] + tabs[..<99]) == 1)
    #expect(changes(&positions, tabs) == 1)
    #expect(changes(&positions, Array(tabs[1...]) + [tabs[0]]) == 1)
    #expect(changes(&positions, [TabID()] + tabs[1...] + [tabs[0]]) == 1)
    #expect(changes(&positions, Array(tabs[1..<50])) == 0)
  }

  @Test("Where no room is left between two, all are numbered anew, and the order holds")
  func findsRoom() {
    var positions = SessionPositions()
    var order = Array(tabs[..<2])
    #expect(changes(&positions, order) == 2)
    var most = 0
    for _ in 0..<200 {
      order.insert(TabID(), at: order.count - 1)
      most = max(most, changes(&positions, order))
    }
    #expect(most > 1)
  }
}
