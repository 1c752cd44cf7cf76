#define _GNU_SOURCE
#include "CStrataSQLite.h"
#include <string.h>

int strata_sqlite_bind_text(sqlite3_stmt *statement, int place, const void *bytes, size_t count) {
    return sqlite3_bind_text64(statement, place, count ? bytes : "", count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

int strata_sqlite_bind_blob(sqlite3_stmt *statement, int place, const void *bytes, size_t count) {
    return sqlite3_bind_blob64(statement, place, count ? bytes : "", count, SQLITE_TRANSIENT);
}

size_t strata_sqlite_count(const void *bytes, size_t count, const void *part, size_t length) {
    const char *start = bytes, *end = start + count;
    size_t found = 0;
    if (!start || !length) return 0;
    while ((start = memmem(start, (size_t)(end - start), part, length))) {
        found++;
        start++;
    }
    return found;
}
