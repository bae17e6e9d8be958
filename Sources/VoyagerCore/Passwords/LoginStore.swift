public import Foundation

/// The logins on the disk without what is secret of them, away from everybody else's actor.
///
/// The file is opened by the first call. One that must be left alone makes every call fail, and stays as it is.
/// What a call changed is on the disk when it returns. Changes wait for each other, questions for none of them.
public actor LoginStore {
  private let executor = StoreExecutor("logins")
  private let reader: StoreReader
  private var file: DatabaseFile

  public init(url: URL) {
    file = DatabaseFile(url, schema: .logins)
    reader = StoreReader(url, name: "logins.reader")
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  nonisolated func read<Value: Sendable>(
    else nothing: Value, _ read: @Sendable (LoginReader) throws(StoreProblem) -> Value
  ) async throws(StoreProblem) -> Value {
    try await reader.read(
      else: nothing, opening: { () async throws(StoreProblem) in try await isThere() }
    ) { database throws(StoreProblem) in try read(LoginReader(database)) }
  }

  /// Makes room for logins whose secrets are about to be put into the vault.
  ///
  /// Nobody sees them yet.
  func begin(_ logins: [Login], at now: Date) throws(StoreProblem) {
    try change { writer throws(StoreProblem) in
      for login in logins { try writer.insert(login, .arriving, at: now) }
    }
  }

  /// The secrets are in the vault: all of it is there now.
  ///
  /// - Parameter changed: Logins that were there before, as they are now.
  func complete(_ added: [LoginID], changed: [Login], at now: Date) throws(StoreProblem) {
    try change { writer throws(StoreProblem) in
      for login in changed { try writer.update(login) }
      for id in added { try writer.set(.kept, of: id, at: now) }
    }
  }

  func update(_ logins: [Login]) throws(StoreProblem) {
    try change { writer throws(StoreProblem) in
      for login in logins { try writer.update(login) }
    }
  }

  /// Nobody sees them any more; their secrets are still in the vault.
  func remove(_ ids: [LoginID], at now: Date) throws(StoreProblem) {
    try change { writer throws(StoreProblem) in
      for id in ids { try writer.set(.removed, of: id, at: now) }
    }
  }

  /// - Returns: Those that came back: one whose site and name are another's now stays removed.
  func bringBack(_ ids: [LoginID], at now: Date) throws(StoreProblem) -> [LoginID] {
    let database = try file.database()
    let (reader, writer) = (LoginReader(database), LoginWriter(database))
    return try database.transaction { () throws(StoreProblem) in
      var back: [LoginID] = []
      for id in ids {
        guard let login = try reader.login(id, .removed), try reader.login(login.key) == nil else { continue }
        try writer.set(.kept, of: id, at: now)
        back.append(id)
      }
      return back
    }
  }

  /// Their secrets have left the vault: nothing of them is in the file when this returns.
  func delete(_ ids: [LoginID]) throws(StoreProblem) {
    guard !ids.isEmpty, try isThere() else { return }
    try change { writer throws(StoreProblem) in
      for id in ids { try writer.delete(id) }
    }
    try file.database().checkpoint()
  }

  /// Takes all of an identity away, but for the ids that the vault has yet to forget.
  ///
  /// - Returns: Those ids.
  func forget(_ identity: IdentityID) throws(StoreProblem) -> [LoginID] {
    guard let database = try file.existing() else { return [] }
    let ids = try database.rows(
      "SELECT id FROM logins WHERE identity = ?", .id(identity.rawValue)
    ) { $0.id(0).map { LoginID(rawValue: $0) } }.compactMap(\.self)
    let writer = LoginWriter(database)
    try database.transaction { () throws(StoreProblem) in
      for id in ids { try writer.blank(id) }
      try database.run("DELETE FROM never WHERE identity = ?", .id(identity.rawValue))
    }
    try database.checkpoint()
    return ids
  }

  func setNever(_ isNever: Bool, _ origin: String, _ identity: IdentityID) throws(StoreProblem) {
    try change { writer throws(StoreProblem) in try writer.setNever(isNever, origin, identity) }
    if !isNever { try file.database().checkpoint() }
  }

  private func change(_ change: (LoginWriter) throws(StoreProblem) -> Void) throws(StoreProblem) {
    let database = try file.database()
    let writer = LoginWriter(database)
    try database.transaction { () throws(StoreProblem) in try change(writer) }
  }

  private func isThere() throws(StoreProblem) -> Bool { try file.existing() != nil }
}
