/// A store that does its ``WordChores`` between other work.
protocol TidyStore: Actor {
  var tidying: Tidying { get set }
  /// The database, where this run has opened it and may change it.
  var tidied: Database? { get }
}

extension TidyStore {
  /// Begins to forget what was deleted, at once; what waits has its turn after every step.
  func forget() {
    guard tidying.forgetting == nil, let database = tidied else { return }
    tidying.forgetting = Task {
      let chores = WordChores(database)
      while (try? chores.forget()) == true { await Task.yield() }
      tidying.forgetting = nil
    }
  }

  /// Merges what changes left behind once the store is left alone for a while.
  func merge() {
    tidying.merging?.cancel()
    tidying.merging = Task { [weak self] in
      try? await Task.sleep(for: Tidying.pause)
      while !Task.isCancelled, await self?.mergeSome() == true { await Task.yield() }
    }
  }

  /// Returns when what was deleted is forgotten in every part of the file, or can't be.
  func finishForgetting() async {
    while let forgetting = tidying.forgetting { await forgetting.value }
  }

  private func mergeSome() -> Bool {
    guard let database = tidied else { return false }
    if (try? WordChores(database).merge()) == true { return true }
    if database.totalChanges - tidying.emptiedAt >= Tidying.manyChanges {
      tidying.emptiedAt = database.totalChanges
      database.shortenJournal()
    }
    return false
  }
}
