/// Works on several things side by side, and reports on them in their order.
@MainActor
struct Jobs {
  let count: Int
  /// How many are worked on at once.
  let limit: Int

  func run(
    _ work: @escaping @MainActor (Int) async -> Outcome, report: @MainActor (Int, Outcome) -> Void
  ) async {
    let turns = Turns(limit)
    let tasks = (0..<count).map { index in
      Task {
        await turns.take()
        defer { turns.give() }
        return await work(index)
      }
    }
    for (index, task) in tasks.enumerated() {
      report(index, await task.value)
    }
  }
}
