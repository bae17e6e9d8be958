extension DatabaseSchema {
  /// The tables of the stored session.
  ///
  /// What was `closed` can be had back: a tab from its `place` in its window, or without one a whole window.
  ///
  /// A window that is `kept` was set aside: in this run with 1, before it with 2.
  static let session = DatabaseSchema(
    mark: "VySe",
    steps: [
      """
      CREATE TABLE windows (
        id TEXT PRIMARY KEY,
        identity TEXT NOT NULL,
        selected TEXT,
        rank INTEGER NOT NULL,
        kept INTEGER NOT NULL DEFAULT 0
      ) WITHOUT ROWID;
      CREATE TABLE tabs (
        id TEXT PRIMARY KEY,
        window TEXT NOT NULL REFERENCES windows (id) ON DELETE CASCADE,
        position REAL NOT NULL,
        pinned INTEGER NOT NULL,
        identity TEXT NOT NULL,
        opener TEXT,
        address TEXT NOT NULL DEFAULT '',
        title TEXT NOT NULL DEFAULT '',
        icon BLOB,
        zoom REAL,
        state BLOB
      );
      CREATE INDEX tabsByWindow ON tabs (window, position);
      CREATE TABLE runs (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        ended INTEGER NOT NULL,
        early INTEGER NOT NULL
      );
      INSERT INTO runs VALUES (1, 1, 0);
      """,
      """
      ALTER TABLE windows ADD COLUMN width INTEGER;
      ALTER TABLE windows ADD COLUMN height INTEGER;
      ALTER TABLE windows ADD COLUMN maximized INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE tabs ADD COLUMN scrollX REAL;
      ALTER TABLE tabs ADD COLUMN scrollY REAL;
      """,
      """
      CREATE TABLE closed (
        number INTEGER PRIMARY KEY,
        window TEXT NOT NULL,
        identity TEXT NOT NULL,
        selected TEXT,
        place INTEGER,
        width INTEGER,
        height INTEGER,
        maximized INTEGER NOT NULL
      );
      CREATE TABLE closedTabs (
        closed INTEGER NOT NULL REFERENCES closed (number) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        id TEXT NOT NULL,
        identity TEXT NOT NULL,
        opener TEXT,
        pinned INTEGER NOT NULL,
        address TEXT NOT NULL,
        title TEXT NOT NULL,
        icon BLOB,
        zoom REAL,
        scrollX REAL,
        scrollY REAL,
        state BLOB,
        PRIMARY KEY (closed, position)
      ) WITHOUT ROWID;
      """,
      """
      ALTER TABLE tabs ADD COLUMN early INTEGER NOT NULL DEFAULT 0;
      """,
    ])
}
