#ifndef CSQLITE_H
#define CSQLITE_H

#include <sqlite3.h>

/// Tells SQLite to copy the bytes before the call returns. The macro itself is a cast that Swift can't read.
static inline sqlite3_destructor_type csqlite_copied(void) {
  return SQLITE_TRANSIENT;
}

/// sqlite3_db_config takes its arguments by `...`, which Swift can't call.
static inline int csqlite_set_defensive(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}

#endif
