extension DatabaseSchema {
  /// The tables of the bookmarks.
  ///
  /// Times are milliseconds since 1970, in UTC. A row without an address is a folder; the first two are always there.
  /// Places leave gaps, so that a bookmark moves without its neighbours. An id is never given twice, so that what was
  /// deleted can come back as what it was.
  /// `words` holds no text of its own, only which words lead to which bookmark; ``WordChores`` merges its parts.
  /// `chores` names what a run has begun and a later one must end.
  /// `unfolded` has the last bookmark whose words a ``FoldingChore`` has yet to fold.
  static let bookmarks = DatabaseSchema(
    mark: "VyBm",
    steps: [
      """
      CREATE TABLE bookmarks (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        folder INTEGER REFERENCES bookmarks (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        title TEXT NOT NULL,
        address TEXT,
        keyword TEXT,
        note TEXT NOT NULL,
        added INTEGER NOT NULL,
        changed INTEGER NOT NULL
      );
      CREATE INDEX bookmarksByPlace ON bookmarks (folder, place, id);
      CREATE INDEX bookmarksByAddress ON bookmarks (address, folder) WHERE address IS NOT NULL;
      CREATE INDEX foldersByTitle ON bookmarks (folder, title) WHERE address IS NULL;
      CREATE UNIQUE INDEX bookmarksByKeyword ON bookmarks (keyword) WHERE keyword IS NOT NULL;
      CREATE TABLE tags (
        bookmark INTEGER NOT NULL REFERENCES bookmarks (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (bookmark, place)
      ) WITHOUT ROWID;
      CREATE INDEX tagsByName ON tags (name);
      INSERT INTO bookmarks (id, folder, place, title, note, added, changed)
        VALUES (1, NULL, 1, '', '', 0, 0), (2, NULL, 2, '', '', 0, 0);
      CREATE VIRTUAL TABLE words USING fts5 (
        title, address, rest, content = '', tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
      );
      """,
      // What was deleted before is forgotten too.
      """
      CREATE TABLE chores (name TEXT PRIMARY KEY) WITHOUT ROWID;
      INSERT INTO chores VALUES ('forgetting');
      INSERT INTO words (words, rank) VALUES ('automerge', 0), ('usermerge', 4);
      """,
      """
      CREATE TABLE unfolded (upTo INTEGER NOT NULL);
      INSERT INTO unfolded SELECT max(id) FROM bookmarks WHERE id > 2 HAVING max(id) IS NOT NULL;
      """,
    ])
}
