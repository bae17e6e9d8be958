import Foundation

/// Finds logins.
struct LoginReader {
  static let columns = """
    id, identity, shared, origin, formOrigin, realm, name, nameField, passwordField, title, secrets, made, used,
    changed
    """

  let database: Database

  init(_ database: Database) {
    self.database = database
  }

  func login(_ id: LoginID, _ state: LoginState = .kept) throws(StoreProblem) -> Login? {
    try database.first(
      "SELECT \(Self.columns) FROM logins WHERE id = ? AND state = ?", .id(id.rawValue),
      .integer(state.rawValue), read: Self.login) ?? nil
  }

  func login(_ key: LoginKey) throws(StoreProblem) -> Login? {
    try database.first(
      """
      SELECT \(Self.columns) FROM logins
      WHERE state = 0 AND identity = ? AND origin = ? AND ifnull(realm, char(0)) = ifnull(?, char(0)) AND name = ?
      """, .id(key.identity.rawValue), .text(key.origin), .text(key.realm), .text(key.name), read: Self.login)
      ?? nil
  }

  /// By site, then by name.
  func logins(of identity: IdentityID?) throws(StoreProblem) -> [Login] {
    let owner = identity == nil ? "" : " AND identity = ?"
    let sql = "SELECT \(Self.columns) FROM logins WHERE state = 0\(owner) ORDER BY place, name, id"
    var found: [Login?] = []
    try database.visit(sql, identity.map { [.id($0.rawValue)] } ?? []) { row in
      found.append(Self.login(row))
      return true
    }
    return found.compactMap(\.self)
  }

  /// Those of a host, and of all hosts of its domain.
  func logins(at host: String, domain: String?) throws(StoreProblem) -> [Login] {
    let place = LoginOrigin.place(domain ?? host)
    // What follows a dot is less than a slash.
    return try database.rows(
      domain == nil
        ? "SELECT \(Self.columns) FROM logins WHERE state = 0 AND place >= ? AND place <= ?"
        : "SELECT \(Self.columns) FROM logins WHERE state = 0 AND place >= ? AND place < ?",
      .text(place), .text(domain == nil ? place : place.dropLast() + "/"), read: Self.login
    ).compactMap(\.self)
  }

  /// What is not kept, and how.
  func leftovers(before time: Date, _ state: LoginState) throws(StoreProblem) -> [LoginID] {
    try database.rows(
      "SELECT id FROM logins WHERE state = ? AND stateTime < ?", .integer(state.rawValue),
      .integer(time.milliseconds)
    ) { $0.id(0).map { LoginID(rawValue: $0) } }.compactMap(\.self)
  }

  func isNever(_ origin: String, _ identity: IdentityID) throws(StoreProblem) -> Bool {
    try database.first(
      "SELECT 1 FROM never WHERE identity = ? AND origin = ?", .id(identity.rawValue), .text(origin)
    ) { _ in true } ?? false
  }

  func nevers(of identity: IdentityID) throws(StoreProblem) -> [String] {
    try database.rows(
      "SELECT origin FROM never WHERE identity = ? ORDER BY origin", .id(identity.rawValue)
    ) { $0.text(0) }
  }

  /// Whose anything is.
  func identities() throws(StoreProblem) -> [IdentityID] {
    try database.rows("SELECT identity FROM logins UNION SELECT identity FROM never") {
      $0.id(0).map { IdentityID(rawValue: $0) }
    }.compactMap(\.self)
  }

  private static func login(_ row: SQLRow) -> Login? {
    guard let id = row.id(0), let identity = row.id(1) else { return nil }
    var login = Login(
      id: LoginID(rawValue: id), identity: IdentityID(rawValue: identity), origin: row.text(3),
      realm: row.isNull(5) ? nil : row.text(5), name: row.text(6),
      formOrigin: row.isNull(4) ? nil : row.text(4), nameField: row.text(7), passwordField: row.text(8),
      title: row.text(9), isShared: row.integer(2) != 0, made: Date(milliseconds: row.integer(11)),
      used: row.isNull(12) ? nil : Date(milliseconds: row.integer(12)),
      changed: Date(milliseconds: row.integer(13)))
    login.secrets = SecretKind.kinds(row.integer(10))
    return login
  }
}
