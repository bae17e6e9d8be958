extension DatabaseSchema {
  /// The tables of the logins, which hold nothing secret.
  ///
  /// Times are milliseconds since 1970, in UTC. `place` is the host from its last label on. `secrets` has a bit for
  /// each kind that the vault keeps. `state` is 0 for what is kept, 1 for what is being put into the vault, 2 for what
  /// was removed and is still in the vault; `stateTime` is when that began. `never` has the sites at which nothing is
  /// to be saved.
  static let logins = DatabaseSchema(
    mark: "VyPw",
    steps: [
      """
      CREATE TABLE logins (
        id TEXT PRIMARY KEY,
        identity TEXT NOT NULL,
        shared INTEGER NOT NULL,
        origin TEXT NOT NULL,
        place TEXT NOT NULL,
        formOrigin TEXT,
        realm TEXT,
        name TEXT NOT NULL,
        nameField TEXT NOT NULL,
        passwordField TEXT NOT NULL,
        title TEXT NOT NULL,
        secrets INTEGER NOT NULL,
        made INTEGER NOT NULL,
        used INTEGER,
        changed INTEGER NOT NULL,
        state INTEGER NOT NULL,
        stateTime INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE INDEX loginsByPlace ON logins (place) WHERE state = 0;
      CREATE UNIQUE INDEX loginsByKey ON logins (identity, origin, ifnull(realm, char(0)), name) WHERE state = 0;
      CREATE INDEX loginsByState ON logins (state) WHERE state <> 0;
      CREATE TABLE never (
        identity TEXT NOT NULL,
        origin TEXT NOT NULL,
        PRIMARY KEY (identity, origin)
      ) WITHOUT ROWID;
      """
    ])
}
