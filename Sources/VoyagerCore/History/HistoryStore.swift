public import Foundation

/// The history on the disk, away from everybody else's actor.
///
/// The file is opened by the first call. One that must be left alone makes every call fail, and stays as it is.
/// Changes wait for each other, questions for none of them.
public actor HistoryStore: TidyStore {
  private let executor = StoreExecutor("history")
  private let reader: StoreReader
  private var file: DatabaseFile
  private var hasOpened = false
  private(set) var completing: Task<Void, Never>?
  var tidying = Tidying()

  public init(url: URL) {
    file = DatabaseFile(url, schema: .history, journal: Tidying.longestJournal)
    reader = StoreReader(url, name: "history.reader")
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Opens the file now, if there is one, so that the first question need not wait for it.
  ///
  /// - Throws: Why the file is left alone.
  public func open() async throws(StoreProblem) {
    try await read(else: ()) { _ in }
  }

  // MARK: - Changing

  /// Writes all of it or nothing.
  ///
  /// When it returns, it is on the disk.
  public func add(_ changes: [HistoryChange]) throws(StoreProblem) {
    let writer = HistoryWriter(try database())
    try writer.add(changes)
    merge()
  }

  /// Takes a part of the history away, of one identity or of all, so that no byte of it stays in the file.
  ///
  /// Its single words, without their order or their pages, stay a little longer: until ``finishChores()`` returns.
  ///
  /// - Returns: Whether there was anything of it.
  @discardableResult
  public func delete(
    _ selection: HistorySelection, of identity: IdentityID? = nil
  ) throws(StoreProblem) -> Bool {
    try erase(selection, of: identity).hasDeleted
  }

  /// The same, and tells of whom.
  func erase(_ selection: HistorySelection, of identity: IdentityID?) throws(StoreProblem) -> HistoryErasure {
    guard let database = try existing() else { return HistoryErasure() }
    defer { forget() }
    return try HistoryEraser(database).delete(selection, of: identity)
  }

  /// Takes away a few of the oldest visits from before a time; where there were some, there may be more of them.
  func deleteSome(before time: Date) throws(StoreProblem) -> HistoryErasure {
    guard let database = try existing() else { return HistoryErasure() }
    let erasure = try HistoryEraser(database).deleteSome(before: time)
    if !erasure.hasDeleted { forget() }
    return erasure
  }

  /// Keeps a page's site out of ``mostVisited(of:limit:)``, or lets it in again.
  func setHidden(_ isHidden: Bool, _ address: Address, of identity: IdentityID) throws(StoreProblem) {
    guard let database = try existing() else { return }
    try MostVisited(database).setHidden(isHidden, address, of: identity)
  }

  /// Returns when what was deleted is forgotten in every part of the file, or can't be.
  ///
  /// What a run does not finish, the next one does.
  public func finishChores() async {
    await finishForgetting()
  }

  // MARK: - Finding

  /// Finds pages by words of their titles and addresses, the one visited last first.
  ///
  /// - Parameters:
  ///   - text: Words in any order, each the beginning of a word in the page; no character has a meaning of its own.
  ///     Without a word, every page is found.
  ///   - identity: Whose history. Default: everybody's.
  public nonisolated func pages(
    matching text: String, of identity: IdentityID? = nil, limit: Int
  ) async throws(StoreProblem) -> [HistoryPage] {
    try await read(else: []) { database throws(StoreProblem) in
      try HistoryReader(database).pages(matching: text, of: identity, limit: limit)
    }
  }

  /// Finds pages for what a person is typing: those most wanted, in no order.
  ///
  /// It looks at the pages with the most frecency, at the addresses that begin with the text, and, where these are
  /// few, at the words of all pages. A cancelled call finds less.
  ///
  /// - Parameters:
  ///   - text: Words in any order, each the beginning of a word in the page; signs count as they are written. A
  ///     scheme and `www.` at its beginning are ignored. Without a word, the pages with the most frecency are found.
  ///   - limit: How many are worth looking at. About twice as many may come.
  public nonisolated func suggestions(
    for text: String, limit: Int = 24
  ) async throws(StoreProblem) -> [HistorySuggestion] {
    try await read(else: []) { database throws(StoreProblem) in
      guard !Task.isCancelled else { return [] }
      return try HistorySuggester(database).suggestions(for: text, limit: limit)
    }
  }

  /// The visits within a time, the newest first.
  ///
  /// - Parameter last: The last visit of the portion before. Default: it is the first one.
  public nonisolated func visits(
    in time: Range<Date>, of identity: IdentityID? = nil, limit: Int, after last: HistoryVisit? = nil
  ) async throws(StoreProblem) -> [HistoryVisit] {
    try await read(else: []) { database throws(StoreProblem) in
      try HistoryReader(database).visits(in: time, of: identity, limit: limit, after: last)
    }
  }

  /// Which of some pages an identity's history has.
  func known(_ addresses: [Address], of identity: IdentityID) throws(StoreProblem) -> Set<Address> {
    guard let database = try existing() else { return [] }
    return try HistoryReader(database).known(addresses, of: identity)
  }

  /// Of which sites an identity's history has a page.
  func knownSites(_ hosts: Set<String>, of identity: IdentityID) throws(StoreProblem) -> Set<String> {
    guard let database = try existing() else { return [] }
    return try HistoryReader(database).knownSites(hosts, of: identity)
  }

  /// The pages that the person wants most, one of each site, the best first.
  public nonisolated func mostVisited(
    of identity: IdentityID, limit: Int
  ) async throws(StoreProblem) -> [HistoryPage] {
    try await read(else: []) { database throws(StoreProblem) in
      try MostVisited(database).pages(of: identity, limit: limit)
    }
  }

  /// Whose history there is.
  nonisolated func identities() async throws(StoreProblem) -> Set<IdentityID> {
    try await read(else: []) { database throws(StoreProblem) in
      let names = try database.rows("SELECT uuid FROM identities") { $0.text(0) }
      return Set(names.compactMap { UUID(uuidString: $0).map { IdentityID(rawValue: $0) } })
    }
  }

  private nonisolated func read<Value: Sendable>(
    else nothing: Value, _ body: @Sendable (Database) throws(StoreProblem) -> Value
  ) async throws(StoreProblem) -> Value {
    try await reader.read(
      else: nothing, opening: { () async throws(StoreProblem) in try await isThere() }, body)
  }

  // MARK: - The file

  var tidied: Database? { file.writable }

  func database() throws(StoreProblem) -> Database {
    opened(try file.database())
  }

  private func isThere() throws(StoreProblem) -> Bool {
    try existing() != nil
  }

  private func existing() throws(StoreProblem) -> Database? {
    try file.existing().map(opened)
  }

  private func opened(_ database: Database) -> Database {
    if !hasOpened {
      hasOpened = true
      forget()
      completePages(of: database)
    }
    return database
  }

  private func completePages(of database: Database) {
    guard !database.isReadOnly else { return }
    completing = Task {
      let chore = FoundTextChore(database)
      while (try? chore.work()) == true { await Task.yield() }
      let words = HistoryWords(database)
      let folding = FoldingChore(database, table: "pages") { page throws(StoreProblem) in try words.fold(page)
      }
      while (try? folding.work()) == true { await Task.yield() }
      completing = nil
    }
  }
}
