extension DatabaseSchema {
  /// The tables of the history.
  ///
  /// Times are milliseconds since 1970, in UTC.
  /// `words` holds no text of its own, only which words lead to which page; ``WordChores`` merges its parts.
  /// `hidden` has the pages whose sites the person took off the start page.
  /// `chores` names what a run has begun and a later one must end.
  /// `unfolded` has the last page whose words a ``FoldingChore`` has yet to fold.
  /// `found` is the page's ``FoundText``, and `beginning` what that begins with: empty until they are made.
  static let history = DatabaseSchema(
    mark: "VyHi",
    steps: [
      """
      CREATE TABLE identities (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE);
      CREATE TABLE pages (
        id INTEGER PRIMARY KEY,
        identity INTEGER NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
        address TEXT NOT NULL,
        title TEXT NOT NULL,
        visits INTEGER NOT NULL,
        lastVisit INTEGER NOT NULL,
        frecency REAL NOT NULL,
        UNIQUE (identity, address)
      );
      CREATE INDEX pagesByFrecency ON pages (frecency);
      CREATE INDEX pagesByLastVisit ON pages (lastVisit);
      CREATE TABLE visits (
        id INTEGER PRIMARY KEY,
        page INTEGER NOT NULL REFERENCES pages (id) ON DELETE CASCADE,
        time INTEGER NOT NULL,
        kind INTEGER NOT NULL,
        opener INTEGER REFERENCES pages (id) ON DELETE SET NULL
      );
      CREATE INDEX visitsByTime ON visits (time);
      CREATE INDEX visitsByPage ON visits (page, time);
      CREATE INDEX visitsByOpener ON visits (opener) WHERE opener IS NOT NULL;
      CREATE VIRTUAL TABLE words USING fts5 (
        title, address, content = '', tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
      );
      """,
      """
      CREATE TABLE chores (name TEXT PRIMARY KEY) WITHOUT ROWID;
      INSERT INTO words (words, rank) VALUES ('usermerge', 2);
      """,
      // What suggestions need is in the indexes. `FoundTextChore` makes the texts, as nobody can wait for all of them.
      """
      ALTER TABLE pages ADD COLUMN typed INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE pages ADD COLUMN found TEXT NOT NULL DEFAULT '';
      ALTER TABLE pages ADD COLUMN beginning TEXT NOT NULL DEFAULT '';
      DROP INDEX pagesByFrecency;
      CREATE INDEX pagesByFrecency ON pages (frecency, found);
      CREATE INDEX pagesByBeginning ON pages (beginning, frecency);
      """,
      """
      CREATE TABLE hidden (page INTEGER PRIMARY KEY REFERENCES pages (id) ON DELETE CASCADE);
      CREATE INDEX pagesByIdentity ON pages (identity, frecency);
      """,
      // The chores merge instead, where four parts are alike in size.
      """
      INSERT INTO words (words, rank) VALUES ('automerge', 0), ('usermerge', 4);
      """,
      """
      CREATE TABLE unfolded (upTo INTEGER NOT NULL);
      INSERT INTO unfolded SELECT max(id) FROM pages HAVING max(id) IS NOT NULL;
      """,
    ])
}
