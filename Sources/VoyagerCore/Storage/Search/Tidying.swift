/// What a ``TidyStore`` has begun.
struct Tidying {
  /// How long a store is left alone before it merges.
  static let pause: Duration = .seconds(1)
  /// So many changed rows are worth emptying the journal.
  static let manyChanges = 500

  /// Moving the journal into the file is left to the quiet times too, unless it grows beyond 16 MiB.
  ///
  /// A start after a crash reads all of it.
  static let longestJournal = 4000

  var forgetting: Task<Void, Never>?
  var merging: Task<Void, Never>?
  /// How many rows had been changed when the journal was emptied last.
  var emptiedAt = 0
}
