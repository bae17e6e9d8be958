extension DatabaseSchema {
  /// The table of the list of downloads.
  static let downloads = DatabaseSchema(
    mark: "VyDl",
    steps: [
      """
      CREATE TABLE downloads (
        id TEXT PRIMARY KEY,
        address TEXT NOT NULL,
        identity TEXT NOT NULL,
        began REAL NOT NULL,
        name TEXT NOT NULL,
        file TEXT,
        received INTEGER NOT NULL,
        total INTEGER,
        state TEXT NOT NULL,
        words TEXT NOT NULL DEFAULT '',
        part TEXT,
        rest TEXT,
        restOffset INTEGER NOT NULL,
        validator TEXT,
        repeatable INTEGER NOT NULL
      ) WITHOUT ROWID;
      """,
      """
      ALTER TABLE downloads ADD COLUMN type TEXT NOT NULL DEFAULT '';
      ALTER TABLE downloads ADD COLUMN chosen TEXT;
      """,
    ])
}
