/// Gives tabs numbers that rise with their order, so that a tab that moves changes its own number only.
struct SessionPositions {
  private(set) var numbers: [TabID: Double]

  init(_ numbers: [TabID: Double] = [:]) {
    self.numbers = numbers
  }

  /// Numbers the tabs of a window.
  ///
  /// The longest part of them that is in order keeps its numbers.
  mutating func arrange(_ tabs: [TabID]) {
    let kept = Self.longestRise(tabs.map { numbers[$0] })
    var previous: Double?
    for (index, tab) in tabs.enumerated() {
      if !kept.contains(index) {
        let next = tabs.indices[(index + 1)...].first(where: kept.contains).flatMap { numbers[tabs[$0]] }
        guard let number = Self.between(previous, next) else {
          numberAnew(tabs)
          return
        }
        numbers[tab] = number
      }
      previous = numbers[tab]
    }
  }

  mutating func forget(_ tab: TabID) {
    numbers[tab] = nil
  }

  private mutating func numberAnew(_ tabs: [TabID]) {
    for (index, tab) in tabs.enumerated() { numbers[tab] = Double(index) }
  }

  /// A number between two, or `nil` where there is no room left.
  private static func between(_ previous: Double?, _ next: Double?) -> Double? {
    guard let previous else { return next.map { $0 - 1 } ?? 0 }
    guard let next else { return previous + 1 }
    let middle = previous + (next - previous) / 2
    return previous < middle && middle < next ? middle : nil
  }

  /// The places of the longest rising part, by patience sorting.
  private static func longestRise(_ numbers: [Double?]) -> Set<Int> {
    var ends: [(place: Int, number: Double)] = []
    var before: [Int: Int] = [:]
    for (place, number) in numbers.enumerated() {
      guard let number else { continue }
      let length = ends.partitioningIndex { $0.number >= number }
      if length > 0 { before[place] = ends[length - 1].place }
      if length == ends.count { ends.append((place, number)) } else { ends[length] = (place, number) }
    }
    var rise: Set<Int> = []
    var place = ends.last?.place
    while let found = place {
      rise.insert(found)
      place = before[found]
    }
    return rise
  }
}

extension [(place: Int, number: Double)] {
  /// The first place where the predicate, which never changes back, holds.
  fileprivate func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
