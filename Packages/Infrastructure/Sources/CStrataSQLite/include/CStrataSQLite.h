// SQLite for Swift.
#pragma once

#include <sqlite3.h>
#include <stddef.h>

/// The result code for a file that is too short, which Swift does not import.
static const int strata_sqlite_short_read = SQLITE_IOERR_SHORT_READ;

/// Binds text that is copied; Swift does not import `SQLITE_TRANSIENT`.
int strata_sqlite_bind_text(sqlite3_stmt *statement, int place, const void *bytes, size_t count);

/// Binds bytes that are copied.
int strata_sqlite_bind_blob(sqlite3_stmt *statement, int place, const void *bytes, size_t count);

/// Counts the occurrences of bytes in others, including overlapping ones.
size_t strata_sqlite_count(const void *bytes, size_t count, const void *part, size_t length);
