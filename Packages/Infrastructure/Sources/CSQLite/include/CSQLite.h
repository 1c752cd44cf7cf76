// SQLite for Swift.
#pragma once

#include <sqlite3.h>
#include <stddef.h>

/// A result code that Swift does not see: the file ends where there should be more.
static const int csqlite_short_read = SQLITE_IOERR_SHORT_READ;

/// Binds text that is copied; Swift does not see `SQLITE_TRANSIENT`.
int csqlite_bind_text(sqlite3_stmt *statement, int place, const void *bytes, size_t count);

/// Binds bytes that are copied.
int csqlite_bind_blob(sqlite3_stmt *statement, int place, const void *bytes, size_t count);

/// Keeps the log and its index when the last connection is closed, so that a disk that is full or read-only by then can
/// still be read.
int csqlite_keep_log(sqlite3 *database);

/// Counts how often bytes lie in others, also where two such places overlap.
size_t csqlite_count(const void *bytes, size_t count, const void *part, size_t length);
