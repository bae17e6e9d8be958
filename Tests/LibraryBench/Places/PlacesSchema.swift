/// The tables and indices of Firefox's `places.sqlite` that its completion and its history touch.
enum PlacesSchema {
  static let statements = [
    """
    CREATE TABLE moz_places (
      id INTEGER PRIMARY KEY, url LONGVARCHAR, title LONGVARCHAR, rev_host LONGVARCHAR,
      visit_count INTEGER DEFAULT 0, hidden INTEGER DEFAULT 0 NOT NULL, typed INTEGER DEFAULT 0 NOT NULL,
      frecency INTEGER DEFAULT -1 NOT NULL, last_visit_date INTEGER, guid TEXT,
      foreign_count INTEGER DEFAULT 0 NOT NULL, url_hash INTEGER DEFAULT 0 NOT NULL, origin_id INTEGER)
    """,
    """
    CREATE TABLE moz_historyvisits (
      id INTEGER PRIMARY KEY, from_visit INTEGER, place_id INTEGER, visit_date INTEGER, visit_type INTEGER,
      session INTEGER)
    """,
    """
    CREATE TABLE moz_bookmarks (
      id INTEGER PRIMARY KEY, type INTEGER, fk INTEGER DEFAULT NULL, parent INTEGER, position INTEGER,
      title LONGVARCHAR, dateAdded INTEGER, lastModified INTEGER, guid TEXT)
    """,
    """
    CREATE TEMP TABLE moz_openpages_temp (
      url TEXT, userContextId INTEGER, open_count INTEGER, PRIMARY KEY (url, userContextId))
    """,
    "CREATE INDEX moz_places_url_hashindex ON moz_places (url_hash)",
    "CREATE INDEX moz_places_hostindex ON moz_places (rev_host)",
    "CREATE INDEX moz_places_visitcount ON moz_places (visit_count)",
    "CREATE INDEX moz_places_frecencyindex ON moz_places (frecency)",
    "CREATE INDEX moz_places_lastvisitdateindex ON moz_places (last_visit_date)",
    "CREATE UNIQUE INDEX moz_places_guid_uniqueindex ON moz_places (guid)",
    "CREATE INDEX moz_historyvisits_placedateindex ON moz_historyvisits (place_id, visit_date)",
    "CREATE INDEX moz_historyvisits_fromindex ON moz_historyvisits (from_visit)",
    "CREATE INDEX moz_historyvisits_dateindex ON moz_historyvisits (visit_date)",
    "CREATE INDEX moz_bookmarks_itemindex ON moz_bookmarks (fk, type)",
    "CREATE INDEX moz_bookmarks_parentindex ON moz_bookmarks (parent, position)",
  ]
}
