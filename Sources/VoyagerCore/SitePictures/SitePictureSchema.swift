extension DatabaseSchema {
  /// The tables of an identity's pictures.
  static let sitePictures = DatabaseSchema(
    mark: "VyPi",
    steps: [
      """
      CREATE TABLE icons (
        id INTEGER PRIMARY KEY,
        digest INTEGER NOT NULL,
        picture BLOB NOT NULL
      );
      CREATE INDEX iconsByDigest ON icons (digest);
      CREATE TABLE pages (
        address TEXT PRIMARY KEY,
        site TEXT NOT NULL,
        icon INTEGER NOT NULL REFERENCES icons (id),
        time INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE INDEX pagesBySite ON pages (site, time);
      CREATE INDEX pagesByIcon ON pages (icon);
      """,
      """
      CREATE TABLE thumbnails (
        address TEXT PRIMARY KEY,
        time INTEGER NOT NULL,
        picture BLOB NOT NULL
      );
      """,
    ])
}
