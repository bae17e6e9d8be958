import Foundation

/// Writes logins.
struct LoginWriter {
  let database: Database

  init(_ database: Database) {
    self.database = database
  }

  func insert(_ login: Login, _ state: LoginState, at now: Date) throws(StoreProblem) {
    try database.run(
      """
      INSERT INTO logins (\(LoginReader.columns), place, state, stateTime)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, .id(login.id.rawValue), .id(login.identity.rawValue), .integer(login.isShared ? 1 : 0),
      .text(login.origin), .text(login.formOrigin), .text(login.realm), .text(login.name),
      .text(login.nameField), .text(login.passwordField), .text(login.title),
      .integer(SecretKind.bits(login.secrets)), .integer(login.made.milliseconds),
      .integer(login.used?.milliseconds), .integer(login.changed.milliseconds), .text(Self.place(login)),
      .integer(state.rawValue), .integer(now.milliseconds))
  }

  /// Everything but the id.
  func update(_ login: Login) throws(StoreProblem) {
    try database.run(
      """
      UPDATE logins SET identity = ?, shared = ?, origin = ?, place = ?, formOrigin = ?, realm = ?, name = ?,
        nameField = ?, passwordField = ?, title = ?, secrets = ?, made = ?, used = ?, changed = ?
      WHERE id = ?
      """, .id(login.identity.rawValue), .integer(login.isShared ? 1 : 0), .text(login.origin),
      .text(Self.place(login)), .text(login.formOrigin), .text(login.realm), .text(login.name),
      .text(login.nameField), .text(login.passwordField), .text(login.title),
      .integer(SecretKind.bits(login.secrets)), .integer(login.made.milliseconds),
      .integer(login.used?.milliseconds), .integer(login.changed.milliseconds), .id(login.id.rawValue))
  }

  func set(_ state: LoginState, of id: LoginID, at now: Date) throws(StoreProblem) {
    try database.run(
      "UPDATE logins SET state = ?, stateTime = ? WHERE id = ?", .integer(state.rawValue),
      .integer(now.milliseconds), .id(id.rawValue))
  }

  /// Leaves of a login that it is to leave the vault, and nothing else.
  func blank(_ id: LoginID) throws(StoreProblem) {
    try database.run(
      """
      UPDATE logins SET state = 2, stateTime = 0, origin = '', place = '', formOrigin = NULL, realm = NULL, name = '',
        nameField = '', passwordField = '', title = '', used = NULL, made = 0, changed = 0
      WHERE id = ?
      """, .id(id.rawValue))
  }

  func delete(_ id: LoginID) throws(StoreProblem) {
    try database.run("DELETE FROM logins WHERE id = ?", .id(id.rawValue))
  }

  func setNever(_ isNever: Bool, _ origin: String, _ identity: IdentityID) throws(StoreProblem) {
    try database.run(
      isNever
        ? "INSERT OR IGNORE INTO never (identity, origin) VALUES (?, ?)"
        : "DELETE FROM never WHERE identity = ? AND origin = ?", .id(identity.rawValue), .text(origin))
  }

  private static func place(_ login: Login) -> String {
    Address(login.origin).host.map(LoginOrigin.place) ?? ""
  }
}
