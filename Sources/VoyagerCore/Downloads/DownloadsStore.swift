public import Foundation

/// The list of downloads on the disk, away from everybody else's actor.
public actor DownloadsStore {
  private static let columns = """
    id, address, identity, began, name, file, received, total, state, words, part, rest, restOffset, validator,
    repeatable, type, chosen
    """

  private let executor = StoreExecutor("downloads")
  private var file: DatabaseFile

  public init(url: URL) {
    file = DatabaseFile(url, schema: .downloads)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The oldest first; asking makes no file.
  func items() throws(StoreProblem) -> [DownloadItem] {
    guard let database = try file.existing() else { return [] }
    return try database.rows("SELECT \(Self.columns) FROM downloads ORDER BY began") { DownloadItem($0) }
      .compactMap(\.self)
  }

  func write(_ item: DownloadItem) throws(StoreProblem) {
    let state = item.state.row
    try file.database().run(
      "REPLACE INTO downloads (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      .id(item.id.rawValue), .text(item.address.text), .id(item.identity?.rawValue),
      .real(item.began.timeIntervalSince1970), .text(item.name), .text(item.file?.path),
      .integer(item.received), .integer(item.total), .text(state.name), .text(state.words),
      .text(item.part?.path), .text(item.rest?.path), .integer(item.restOffset), .text(item.validator),
      .integer(item.isRepeatable ? 1 : 0), .text(item.type), .text(item.chosen?.path))
  }

  /// Takes away what an identity downloaded, so that no byte of it stays in the list.
  ///
  /// - Returns: What was taken away.
  func forget(_ identity: IdentityID) throws(StoreProblem) -> [DownloadItem] {
    let gone = try items().filter { $0.identity == identity }
    try remove(gone.map(\.id))
    return gone
  }

  /// Takes some away, so that no byte of them stays.
  func remove(_ ids: [DownloadID]) throws(StoreProblem) {
    guard !ids.isEmpty, let database = try file.existing() else { return }
    try database.transaction { () throws(StoreProblem) in
      for id in ids {
        try database.run("DELETE FROM downloads WHERE id = ?", .id(id.rawValue))
      }
    }
    try database.checkpoint()
  }
}
