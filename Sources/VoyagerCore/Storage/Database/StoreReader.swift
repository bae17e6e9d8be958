import Foundation

/// A second connection to the file of a store, which only reads, so that no question waits for a change.
///
/// A question sees what was confirmed before, and nothing of a change that goes on.
actor StoreReader {
  private let executor: StoreExecutor
  private let url: URL
  private var database: Database?

  init(_ url: URL, name: StaticString) {
    self.url = url
    executor = StoreExecutor(name)
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// - Parameters:
  ///   - nothing: The answer where nothing was ever kept.
  ///   - open: Lets the store open the file first, which makes its tables what they are to be. It says whether there
  ///     is one.
  func read<Value: Sendable>(
    else nothing: Value, opening open: @Sendable () async throws(StoreProblem) -> Bool,
    _ body: @Sendable (Database) throws(StoreProblem) -> Value
  ) async throws(StoreProblem) -> Value {
    if database == nil {
      guard try await open() else { return nothing }
    }
    let database = try opened()
    return try database.snapshot { () throws(StoreProblem) in try body(database) }
  }

  private func opened() throws(StoreProblem) -> Database {
    if let database { return database }
    let opened = try Database.openReader(url)
    database = opened
    return opened
  }
}
