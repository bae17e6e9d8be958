/// What can be taken back, and forth again: the last changes of this run.
struct BookmarkSteps {
  private static let most = 50
  /// How many bookmarks all steps together may hold in memory.
  private static let mostBookmarks = 200_000

  private(set) var back: [BookmarkStep] = []
  private(set) var forth: [BookmarkStep] = []

  mutating func did(_ step: BookmarkStep) {
    guard step.count > 0 else { return }
    forth = []
    keep(step)
  }

  mutating func takeBack() -> BookmarkStep? { back.popLast() }

  mutating func takeForth() -> BookmarkStep? { forth.popLast() }

  mutating func wentBack(_ step: BookmarkStep) { forth.append(step) }

  mutating func wentForth(_ step: BookmarkStep) { keep(step) }

  /// What was taken but could not be done.
  mutating func couldNotGoBack(_ step: BookmarkStep) { back.append(step) }

  mutating func couldNotGoForth(_ step: BookmarkStep) { forth.append(step) }

  private mutating func keep(_ step: BookmarkStep) {
    back.append(step)
    var total = back.reduce(0) { $0 + $1.count }
    while back.count > Self.most || (total > Self.mostBookmarks && back.count > 1) {
      total -= back.removeFirst().count
    }
  }
}
